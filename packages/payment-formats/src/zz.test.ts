import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskSensitiveCardData } from './mask-sensitive-card-data.ts';
import { cardNumbers } from './testing/card-numbers.ts';
test('idem', () => {
  const noise = fc.string({ unit: fc.constantFrom(...'0123456789*=D^ -.:\n[]aCVIPN４\u200b\u00a0') });
  const parts = fc.oneof(noise, cardNumbers, fc.constantFrom('CVV ', 'pin is 1234', 'CVC2=999', ';', '=2812201', '16', '34 31 ','00000000: ', '+'));
  fc.assert(fc.property(fc.array(parts, { maxLength: 14 }), (pieces) => { const once = maskSensitiveCardData(pieces.join('')).text; expect(maskSensitiveCardData(once).text).toBe(once); }), { numRuns: 60000 });
}, 120000);
test('fp', () => {
  let n=0, hits=0; const rnd=(k:number)=>Array.from({length:k},()=>Math.floor(Math.random()*10)).join('');
  for(let i=0;i<3000;i++){ n++; const dump='0200'+'723A448108E0C200'+'1612345678901234'+'56'+'000000'+rnd(12)+'1121083000'+rnd(6)+'083000'+'1121'+'5411'+'051'+'00'+'06'+rnd(6)+rnd(12)+rnd(8)+rnd(15)+'784'; if(maskSensitiveCardData(dump).masked.cardNumbers) hits++; }
  console.log('dump false positives', hits, n);
  hits=0; for(let i=0;i<3000;i++){ const t=`STAN ${rnd(6)} RRN ${rnd(12)} amount ${rnd(12)} MID ${rnd(15)} TID ${rnd(8)} time 2026${rnd(10)} ARN ${rnd(23)} auth ${rnd(6)}`; if(maskSensitiveCardData(t).masked.cardNumbers) hits++; }
  console.log('log line false positives', hits);
  hits=0; for(let i=0;i<3000;i++){ const t=Array.from({length:20},()=>rnd(2+Math.floor(Math.random()*5))).join(' '); if(maskSensitiveCardData(t).masked.cardNumbers) hits++; }
  console.log('number list false positives', hits);
  hits=0; for(let i=0;i<3000;i++){ const t=Array.from({length:64},()=>'0123456789abcdef'[Math.floor(Math.random()*16)]).join(''); if(maskSensitiveCardData(t).masked.cardNumbers) hits++; }
  console.log('sha256 false positives', hits);
});
