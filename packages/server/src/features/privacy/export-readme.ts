import type { Context } from '../../context.ts';
import { timeInWords } from '../mail/index.ts';

type Listed = { readonly name: string; readonly about: string };

/** The text that explains an export to the person it is about. */
export const exportReadme = (context: Context, files: readonly Listed[]): string => {
  const { brand } = context.config;
  const width = Math.max(...files.map(({ name }) => name.length));
  return [
    `Your data at ${brand.name}`,
    '',
    `This is everything that ${brand.name} stores about you, as of ${timeInWords(context, context.clock.now())}.`,
    'The files ending in .json are text: any editor or browser shows them. Times are in UTC.',
    '',
    ...files.map(({ name, about }) => `${name.padEnd(width)}  ${about}`),
    '',
    'Left out are what only proves that you are you: the hash of your password, tokens, codes and the marks by which',
    'your devices are recognised. Of your email address a keyed hash remembers that it has had its Free Plan.',
    '',
    `Questions: ${brand.supportEmail}`,
    `${brand.operator}, ${brand.operatorAddress}`,
    '',
  ].join('\n');
};
