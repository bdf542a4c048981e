import { encode } from 'uqr'
import { expect, it } from 'vitest'
import { qrPath } from './QrCode.tsx'

it('draws one square for each dark module and none for a light one', () => {
  expect(
    qrPath([
      [true, false],
      [false, true],
    ]),
  ).toBe('M0 0h1v1h-1zM1 1h1v1h-1z')
})

it('leaves four light modules round the code, as scanners need', () => {
  const { data, size } = encode('otpauth://totp/Placard', { ecc: 'M', border: 4 })
  const rim = data.flatMap((row, y) => row.filter((_, x) => Math.min(x, y, size - 1 - x, size - 1 - y) < 4))
  expect(rim.some((isDark) => isDark)).toBe(false)
  expect(data[4]?.slice(4, 11)).toEqual(Array.from({ length: 7 }, () => true))
})
