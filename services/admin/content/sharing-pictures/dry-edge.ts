/** An SVG mask with the left edge of a dry brush: rows of different length. */
export function drawDryEdge(width: number, height: number): string {
  const rows: string[] = []
  for (let y = 0; y < height; y += 3) {
    const sweep = 70 + 30 * Math.sin(y * 0.011 + 0.6) + 14 * Math.sin(y * 0.037)
    const start = Math.round(sweep + 60 * scatter(y) ** 2)
    rows.push(`M${start} ${y}h${width - start}v3.4h${start - width}Z`)
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="${rows.join('')}"/></svg>`
}

/** A pseudo-random number from 0 to 1, fixed for a row. */
function scatter(row: number): number {
  const value = Math.sin(row * 12.9898 + 4.1) * 43758.5453
  return value - Math.floor(value)
}
