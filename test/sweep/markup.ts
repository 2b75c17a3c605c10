import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { projectRoot } from '../test-server.ts'

const exec = promisify(execFile)
const checker = path.join(projectRoot, 'node_modules/vnu-jar/build/dist/vnu.jar')

export const hasJava = (): Promise<boolean> =>
  exec('java', ['-version']).then(
    () => true,
    () => false,
  )

interface Report {
  readonly messages: readonly {
    readonly url: string
    readonly type: string
    readonly message: string
    readonly extract?: string
  }[]
}

/**
 * React writes `<br/>`, which means `<br>`; the checker's CSS knows neither container queries nor scroll timelines, and it does not
 * know that `expect` may block (https://html.spec.whatwg.org/#link-type-expect).
 */
const allowed =
  '.*Trailing slash on void elements.*|CSS: .*|.*with a “blocking” attribute must have a “rel” attribute.*'

/** A process of seconds without Java's optimising compiler, whose code needs less of the stack. */
const shortLived = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xss8m']

/** The findings of the Nu HTML checker in these documents, in their order: a line for each. */
export async function checkMarkup(documents: readonly string[]): Promise<string[][]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'markup-'))
  try {
    const files = documents.map((_, number) => path.join(folder, `${number}.html`))
    await Promise.all(files.map((file, number) => writeFile(file, documents[number] ?? '')))
    const options = ['--exit-zero-always', '--format', 'json', '--stdout', '--filterpattern', allowed]
    const { stdout } = await exec('java', [...shortLived, '-jar', checker, ...options, ...files], {
      maxBuffer: 64 * 1024 * 1024,
    })
    const { messages }: Report = JSON.parse(stdout)
    return files.map(file =>
      messages
        .filter(({ url }) => url.endsWith(`/${path.basename(file)}`))
        .map(({ type, message, extract = '' }) => `${type}: ${message} ${extract}`),
    )
  } finally {
    await rm(folder, { recursive: true })
  }
}
