/** The drawings of a walk cycle of two steps, at twelve drawings a second, from 0. */
export const everyDrawing: readonly number[] = Array.from({ length: 12 }, (_, at) => at)
