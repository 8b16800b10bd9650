import { expect, test, vi } from 'vitest';
import { saveFile } from './save-file.ts';

test('a file can be read for a while after the click, and is let go then', () => {
  vi.useFakeTimers();
  const revoke = vi.fn();
  URL.createObjectURL = () => 'blob:data';
  URL.revokeObjectURL = revoke;
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  saveFile(new Blob(['data']), 'data.zip');
  expect(clicked).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(30_000);
  expect(revoke).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(revoke).toHaveBeenCalledWith('blob:data');
});
