import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * A screen whose form was refused because somebody else had been faster is loaded anew: the next press is for what it shows. By
 * itself the router leaves the data as it was after an answer of 4xx, with the version that was refused.
 */
export const renewAfterConflict = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate
