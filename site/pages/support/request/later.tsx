import { Paper } from '../paper.tsx'
import type { RequestCopy } from './copy/en.ts'

/** The answers so far are out of reach: what to do, instead of an empty form. */
export const Later = ({ copy: { later } }: { readonly copy: RequestCopy }) => (
  <Paper title={later.head} heading={later.title} lead={later.text}>
    {null}
  </Paper>
)
