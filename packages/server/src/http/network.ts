import { isIP, isIPv4 } from 'node:net';

const hextetBits = 16;

/**
 * The network an address belongs to, such as `192.0.2.0/24` or `2001:db8:1:0:0:0:0:0/48`; an IPv4 address that is mapped
 * into IPv6 (RFC 4291, 2.5.5.2) counts as IPv4. A port behind it, which some proxies forward, counts nothing: each connection
 * of one client has another.
 *
 * @returns undefined for what is no address, such as rubbish in a forwarded header
 */
export const networkOf = (address: string, bits: { v4: number; v6: number }): string | undefined => {
  const plain = unmapped(withoutPort(address).split('%')[0] ?? '');
  if (isIP(plain) === 0) return undefined;
  return isIPv4(plain)
    ? `${masked(plain.split('.').map(Number), 8, bits.v4).join('.')}/${bits.v4}`
    : `${masked(hextets(plain), hextetBits, bits.v6)
        .map((part) => part.toString(16))
        .join(':')}/${bits.v6}`;
};

/** As `192.0.2.1:4711` and `[2001:db8::1]:4711` are written (RFC 7239, 6). */
const withoutPort = (address: string): string =>
  /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^([\d.]+):\d+$/, '$1');

const unmapped = (address: string): string => {
  if (isIP(address) !== 6) return address;
  const parts = hextets(address);
  const isMapped = parts.slice(0, 5).every((part) => part === 0) && parts[5] === 0xffff;
  return isMapped ? parts.slice(6).flatMap(bytesOf).join('.') : address;
};

const bytesOf = (part: number) => [part >> 8, part & 0xff];

/** The eight parts of an IPv6 address, of which `::` stands for as many zeros as are missing. */
const hextets = (address: string): number[] => {
  const [head = '', tail] = address.split('::');
  const before = partsOf(head);
  const after = partsOf(tail ?? '');
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...new Array<number>(zeros).fill(0), ...after];
};

const partsOf = (text: string): number[] =>
  text
    .split(':')
    .filter((part) => part !== '')
    .flatMap((part) => {
      if (!part.includes('.')) return [Number.parseInt(part, 16)];
      const [a = 0, b = 0, c = 0, d = 0] = part.split('.').map(Number);
      return [a * 256 + b, c * 256 + d];
    });

const masked = (parts: readonly number[], width: number, bits: number): number[] =>
  parts.map((part, index) => {
    const dropped = Math.min(width, Math.max(0, (index + 1) * width - bits));
    return (part >> dropped) << dropped;
  });
