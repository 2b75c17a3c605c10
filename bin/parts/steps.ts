import { run } from './run.ts'

interface Step {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

interface Outcome {
  readonly name: string
  readonly passed: boolean
}

/** Types are checked again where files have changed since the last time: 3 s of the processor in place of 33. */
const checkTypes = (name: string) =>
  ['--noEmit', '--incremental', '--tsBuildInfoFile', `node_modules/.cache/types-${name}.tsbuildinfo`] as const

/** The steps of `npm run check`, in order. */
export const checks: readonly Step[] = [
  { name: 'format and lint', command: 'biome', args: ['check', '--colors=off'] },
  { name: 'types of the routes', command: 'react-router', args: ['typegen'], env: { WORKBENCH: '1' } },
  {
    name: 'types of the office',
    command: 'react-router',
    args: ['typegen', 'office'],
    env: { WORKBENCH: '1' },
  },
  { name: 'languages', command: 'node', args: ['bin/languages.ts'] },
  { name: 'types', command: 'tsc', args: checkTypes('site') },
  { name: 'types, office', command: 'tsc', args: [...checkTypes('office'), '--project', 'office'] },
]

const buildScript = 'bin/build.ts'
export const build: Step = { name: 'build', command: 'node', args: [buildScript, '--workbench'] }
export const buildWithoutWorkbench: Step = { name: 'build', command: 'node', args: [buildScript] }

/** A database with the content, in the file that `TEST_CONTENT` names: the servers of the tests begin with a copy. */
export const prepareContent = (file: string): Step => ({
  name: 'content',
  command: 'node',
  args: ['test/prepare-content.ts', file],
})

/** Runs the steps one after the other and prints a line for each; a failed step with its output. */
export async function runSteps(steps: readonly Step[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const { name, command, args, env = {} } of steps) {
    const started = performance.now()
    const { code, output } = await run(command, args, { env, output: 'kept' })
    const passed = code === 0
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`${name.padEnd(20)} ${passed ? 'ok  ' : 'FAIL'} ${seconds.padStart(5)} s`)
    if (!passed) console.log(`\n${output.trim()}\n`)
    outcomes.push({ name, passed })
  }
  return outcomes
}
