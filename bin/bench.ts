// `npm run bench` measures everything in bench/ but Lighthouse, the other frameworks (`peers`) and growth, which takes hours;
// `npm run bench -- load render` only these;
// `npm run bench -- growth --sqlite --hundredth office` measures a part of growth (bench/growth.ts);
// `npm run bench -- guide-pictures` takes the pictures of docs/office/ anew, or those whose names are given;
// `npm run bench -- bytes --budgets` sets the budgets of test/budgets.json.
import { availableParallelism, loadavg } from 'node:os'
import { run } from './parts/run.ts'

const parts = [
  'load',
  'render',
  'lists',
  'inbox',
  'figures',
  'search',
  'accounts',
  'start',
  'bytes',
  'hydration',
  'documents',
  'paint',
  'early-clicks',
  'accessibility',
  'touch',
  'uploads',
  'fuzz-pictures',
  'crash-forms',
  'office-kills',
  'content-kills',
  'content-weight',
  'keys',
  'restarts',
  'publish',
  'across',
  'letter',
  'hostile-forms',
  'export',
] as const
const asked = process.argv.slice(2)
const [first = '', ...rest] = asked

const [load = 0] = loadavg()
if (load > 0.75 * availableParallelism()) {
  console.log(
    `bench: other programs are at work here (load ${load.toFixed(1)}): figures come out worse than they are`,
  )
}

const takesRest = rest.some(argument => argument.startsWith('--'))
if (['growth', 'guide-pictures', 'lighthouse', 'peers'].includes(first) || takesRest) {
  process.exit((await run('node', [`bench/${first}.ts`, ...rest], { output: 'shown' })).code)
}
const unknown = asked.filter(name => !parts.some(part => part === name))
if (unknown.length > 0) {
  console.error(
    `bench: there is no ${unknown.join(', ')}; there is ${parts.join(', ')}, growth, lighthouse, peers, guide-pictures`,
  )
  process.exit(1)
}

// Each in a process of its own, so that none is measured with the memory and the compiled code of another.
let failed = false
for (const part of parts.filter(part => asked.length === 0 || asked.includes(part))) {
  const { code } = await run('node', [`bench/${part}.ts`], { output: 'shown' })
  if (code !== 0) failed = true
}
process.exitCode = failed ? 1 : 0
