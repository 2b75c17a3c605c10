import { InlineScript } from '../inline-script.tsx'

/** What React finds where the server has written `<Scripts>`: two scripts, which it leaves as they are. */
export const StartScripts = () => (
  <>
    <InlineScript source="" />
    <InlineScript source="" />
  </>
)
