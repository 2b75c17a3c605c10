/** A mask whose left edge is as a dry brush leaves it: rows of hairs that end each at their own place. SVG. */
export function drawDryEdge(width: number, height: number): string {
  const rows: string[] = []
  for (let y = 0; y < height; y += 3) {
    const sweep = 70 + 30 * Math.sin(y * 0.011 + 0.6) + 14 * Math.sin(y * 0.037)
    const start = Math.round(sweep + 60 * scatter(y) ** 2)
    rows.push(`M${start} ${y}h${width - start}v3.4h${start - width}Z`)
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="${rows.join('')}"/></svg>`
}

/** From 0 to 1, always the same for the same row. */
function scatter(row: number): number {
  const value = Math.sin(row * 12.9898 + 4.1) * 43758.5453
  return value - Math.floor(value)
}
