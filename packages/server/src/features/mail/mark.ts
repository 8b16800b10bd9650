/** The product's mark as the pages draw it: eight rows of eight bits that read as a lamp. */
const lamp = ['.......#', '......#.', '.......#', '...#....', '##.##..#', '#.#####.', '.#####..', '..####..'];

const cell = {
  '#': '<td width="4" height="4" bgcolor="#e2b84c"></td>',
  '.': '<td width="4" height="4"></td>',
};

/** The mark as a table of coloured cells: a picture that no mail client has to load. */
export const markAsTable = (): string => {
  const rows = lamp.map(
    (row) => `<tr>${[...row].map((bit) => cell[bit as keyof typeof cell]).join('')}</tr>`,
  );
  return `<table role="presentation" aria-hidden="true" cellpadding="0" cellspacing="0" width="32" style="border-collapse:collapse;font-size:0;line-height:0">${rows.join('')}</table>`;
};
