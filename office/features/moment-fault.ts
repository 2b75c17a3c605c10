/** The sentence of a refusal of a form with a moment, which names its field as the contract does. */
export const momentFault = (detail: string | undefined): string =>
  (detail ?? 'The office did not take it.').replace(/^at: /, 'That moment ')
