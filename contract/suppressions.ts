/**
 * Why an address gets no newsletter, the weakest reason first: a stronger one takes the place of a weaker one. `bounced`
 * and `imported` leave the subscription as it is, so that staff can lift them.
 */
export const suppressionReasons = ['bounced', 'imported', 'removed', 'left', 'complained'] as const
export type SuppressionReason = (typeof suppressionReasons)[number]

/** The reasons that staff may lift; the others end by a confirmed subscription of the person alone. */
export const liftableReasons: readonly SuppressionReason[] = ['bounced', 'imported', 'removed']
