import { ContentError } from '../content/content-error.ts';
import { parseImportedDocument } from '../content/parse-article.ts';
import { analyseDocument } from '../index-file/document-writer.ts';
import { mostImportedPassages } from './imported-documents.ts';

/**
 * Does with a document what a server will do once it is imported, and keeps nothing of it. Throws ContentError when it cannot be
 * used.
 */
export function checkImport(id: string, source: string): void {
  const { document, passages } = parseImportedDocument(id, source);
  if (passages.length > mostImportedPassages)
    throw new ContentError(id, `is too much: ${mostImportedPassages} passages can be imported`);
  analyseDocument(document, passages);
}
