/** National ids by their schemes: one that gets through lets a stranger pass for somebody, and one that is none leaves a hole in what was remembered. */
import { describe, expect, it } from 'vitest';
import { ID_SCHEMES, isIdAlone, isIdIn } from '../../../../src/memory/sensitive/prose/codes/id-schemes.ts';

describe('a national id', () => {
  // Each as its issuer, a register or the documentation of its scheme shows it, and with one digit changed.
  it.each([
    ['bulgaria', '7523169263', '7523169264'],
    ['chile', '125319092', '125319093'],
    ['czechia', '7103192745', '7103192746'],
    ['denmark', '2110625629', '9910625629'],
    ['egypt', '29001011234567', '29013011234567'],
    ['estonia', '36805280109', '36805280108'],
    ['greece', '01013099997', '01013099999'],
    ['croatia', '33392005961', '33392005962'],
    ['hungaryHealth', '263378579', '263378578'],
    ['hungaryTax', '8071592153', '8071592154'],
    ['israel', '016623266', '016623267'],
    ['iceland', '1201743399', '1201743389'],
    ['iran', '0940513250', '0940513251'],
    ['japan', '123456789018', '123456789017'],
    ['lithuania', '33309240064', '33309240065'],
    ['norway', '11077941012', '11077941013'],
    ['romania', '1630615123457', '1630615123458'],
    ['russiaInsurance', '11223344595', '11223344594'],
    ['serbia', '0101006500006', '0101006500007'],
    ['singapore', 'S1234567D', 'S1234567E'],
    ['southAfrica', '7503305044089', '7503305044088'],
    ['taiwan', 'A123456789', 'A123456788'],
    ['thailand', '3817360326882', '3817360326883'],
    ['ukraine', '3421937642', '3421937643'],
    ['vietnam', '001072075736', '099972075736'],
  ])('of %s holds by its check and not by another', (country, right, wrong) => {
    const scheme = ID_SCHEMES[country];
    expect(scheme?.form.test(right) && scheme.isValid(right)).toBe(true);
    expect(scheme?.form.test(wrong) && scheme.isValid(wrong)).toBe(false);
    expect(isIdIn(new Set(scheme?.languages.split(' ')), right)).toBe(true);
  });

  it.each([
    ['721204/1023', true],
    ['721204/1024', false],
    ['118-33-9734', true],
    ['118339734', false],
    ['118.33.9734', true],
    ['118.33-9734', false],
    ['7670-7403-2780', true],
    ['7670-7403-2781', false],
    ['42101-5681433-7', true],
    ['3-8173-60326-88-2', true],
    ['710905-08-5528', true],
    ['090660 31419', true],
    ['090660 31418', false],
    ['263378579', false],
  ])('written as %s says what it is: %s', (written, isId) => {
    expect(isIdAlone(written, written.replace(/\D/g, ''), false)).toBe(isId);
  });
});
