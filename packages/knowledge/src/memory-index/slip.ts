/** Whether two words at distance one differ as a slip of the finger would, given how short they are. */
export function isSlip(written: string, meant: string): boolean {
  if (written.length >= 5) return true;
  if (meant.length === written.length + 1) return true;
  return meant.length === written.length && [...meant].sort().join() === [...written].sort().join();
}
