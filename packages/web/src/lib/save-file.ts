/** Browsers may begin to read a file only some time after the click. */
const readWithinMs = 60_000;

/** Gives the visitor a file to keep, as a download. */
export const saveFile = (file: Blob, name: string): void => {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), readWithinMs);
};
