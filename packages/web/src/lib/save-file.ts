/** Gives the visitor a file to keep, as a download. */
export const saveFile = (file: Blob, name: string): void => {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun with the click; the browser holds on to what it reads.
  setTimeout(() => URL.revokeObjectURL(address), 0);
};
