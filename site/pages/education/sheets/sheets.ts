/** The worksheets, in the order of the page. */
export const sheetIds = ['grid', 'values', 'wheel', 'flipbook', 'storyboard'] as const
export type SheetId = (typeof sheetIds)[number]
