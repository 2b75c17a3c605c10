import { data, Form } from 'react-router'
import { Button } from '../../features/controls.tsx'
import { TextEditor } from '../../features/editor/text-editor.tsx'
import { Screen } from '../../features/screen.tsx'
import type { Route } from './+types/page'
import { sampleTexts } from './sample-texts.ts'

/** A page for tests: the editor with a text of its own. The test lends it what a server answers, by `workbench…`. */
export function loader({ params }: Route.LoaderArgs) {
  const sample = sampleTexts[params.text]
  if (!sample) throw data(null, { status: 404 })
  return sample
}

export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData()
  return [...form].map(([name, value]) => `${name}: ${String(value)}`)
}

type Lent = (...given: readonly unknown[]) => Promise<never>

const ask =
  (name: string): Lent =>
  (...given) => {
    const lent: Record<string, Lent | undefined> = globalThis as never
    return lent[`workbench${name}`]?.(...given) ?? Promise.reject(new Error('No server'))
  }

const sources = {
  findPages: ask('Pages'),
  findPictures: ask('Pictures'),
  readMarkdown: ask('Read'),
  writeMarkdown: ask('Write'),
}

export default function Workbench({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Screen title="Workbench">
      <Form method="post">
        <TextEditor name="body" label="Text" sources={sources} {...loaderData} />
        <Button look="main">Send</Button>
      </Form>
      <pre>{actionData?.join('\n')}</pre>
    </Screen>
  )
}
