import { copyText } from '../components/copy-text.ts';
import { copyCodeTexts } from './dress-code.ts';

const shownForMs = 2_000;

/** Copies the preformatted block beside a button, whose words tell for a moment what came of it. */
export const copyCode = async (button: HTMLElement): Promise<void> => {
  const code = button.closest('.code-block')?.querySelector('pre')?.textContent ?? '';
  const copied = await copyText(code.replace(/\n$/, ''));
  button.textContent = copied ? copyCodeTexts.copied : copyCodeTexts.refused;
  setTimeout(() => {
    button.textContent = copyCodeTexts.copy;
  }, shownForMs);
};
