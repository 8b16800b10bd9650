import { fingerprintOf, readContentFiles } from '../content/content-files.ts';
import { loadContent } from '../content/load-content.ts';
import { buildIndex } from './build-index.ts';

/** The process that `buildInChild` starts: content folder, file to write and the fingerprint that is expected. */
const [contentFolder = '', file = '', fingerprint = ''] = process.argv.slice(2);
const files = readContentFiles(contentFolder);
// The content changed after the fingerprint was taken: whoever asked has to look again.
if (fingerprintOf(files) !== fingerprint) process.exit(1);
buildIndex(file, fingerprint, loadContent(files));
