import { encode } from 'uqr'
import { pathOfCode } from './code-path.ts'

/** A QR code with its quiet zone, dark on light in every color scheme. */
export function drawCode(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const whole = `x="-2" y="-2" width="${size + 4}" height="${size + 4}"`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 ${size + 4} ${size + 4}">` +
    `<rect ${whole} fill="#fdfdfa"/><path fill="#1c1e32" d="${pathOfCode(data)}"/></svg>\n`
  )
}
