import { deflateSync } from 'node:zlib';
import { zipSync } from 'fflate';

/** The smallest PDF that shows lines of text on one page. */
export const pdfOf = (lines: readonly string[], trailer = ''): Buffer => {
  const text = lines.map((line) => `(${line.replace(/[()\\]/g, '\\$&')}) Tj T*`).join(' ');
  const content = `BT /F1 12 Tf 14 TL 50 750 Td ${text} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let pdf = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = pdf.length;
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = pdf.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  pdf += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  pdf += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF`;
  return Buffer.from(pdf, 'latin1');
};

/** A PDF of a few kilobytes whose page unpacks to as many megabytes of spaces. */
export const pdfBomb = (megabytes: number): Buffer => {
  const packed = deflateSync(deflateSync(Buffer.alloc(megabytes * 2 ** 20, ' '))).toString('latin1');
  const stream = `<< /Filter [/FlateDecode /FlateDecode] /Length ${packed.length} >>\nstream\n${packed}\nendstream`;
  const pdf = pdfOf(['']).toString('latin1');
  return Buffer.from(
    pdf.replace(/<< \/Length \d+ >>\nstream[\s\S]*?endstream/, () => stream),
    'latin1',
  );
};

/** A PDF in whose font `~` is said to be U+0000, as in fonts whose maker did not name their ligatures. */
export const pdfWithNul = (lines: readonly string[]): Buffer => {
  const names = [
    'begincmap 1 begincodespacerange <00> <ff> endcodespacerange',
    '1 beginbfchar <7e> <0000> endbfchar 1 beginbfrange <20> <7d> <0020> endbfrange endcmap',
  ].join(' ');
  const font = '/BaseFont /Helvetica';
  const named = `${font} /ToUnicode 6 0 R >>\nendobj\n6 0 obj\n<< /Length ${names.length} >>\nstream\n${names}\nendstream`;
  return Buffer.from(pdfOf(lines).toString('latin1').replace(`${font} >>`, named), 'latin1');
};

/** A PDF that nobody can open, as no password belongs to its check values (ISO 32000-1, 7.6.3). */
export const encryptedPdf = (): Buffer => {
  const value = `<${'5a'.repeat(32)}>`;
  const encrypt = `/Encrypt << /Filter /Standard /V 2 /R 3 /Length 128 /P -44 /O ${value} /U ${value} >>`;
  return pdfOf(['Nobody reads this.'], `${encrypt} /ID [<00> <00>]`);
};

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The smallest Word document with a heading and paragraphs. */
export const docxOf = (heading: string, paragraphs: readonly string[]): Uint8Array => {
  const run = (text: string) => `<w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`;
  const body = [
    `<w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr>${run(heading)}</w:p>`,
    ...paragraphs.map((text) => `<w:p>${run(text)}</w:p>`),
  ].join('');
  const bytes = (text: string) => new TextEncoder().encode(text);
  return zipSync({
    '[Content_Types].xml': bytes(
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ),
    '_rels/.rels': bytes(
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    ),
    'word/document.xml': bytes(
      `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
    ),
  });
};
