import { type ChildProcess, spawn } from 'node:child_process'
import { constants } from 'node:os'

interface RunOptions {
  readonly env?: Readonly<Record<string, string>>
  /** `shown`: passed through. `kept`: collected, to be shown on a failure. */
  readonly output: 'shown' | 'kept'
}

interface CommandResult {
  /** As a shell counts: 128 and the number of the signal when one ended it; 127 when there is no such program. */
  readonly code: number
  readonly output: string
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Runs a program to its end. Signals that end this process are passed on to it first. */
export function run(
  command: string,
  args: readonly string[],
  { env, output }: RunOptions,
): Promise<CommandResult> {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: output === 'shown' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  })
  const kept: Buffer[] = []
  child.stdout?.on('data', chunk => kept.push(chunk))
  child.stderr?.on('data', chunk => kept.push(chunk))
  const letGo = passSignalsTo(child)
  return new Promise(resolve => {
    const end = (code: number, said = '') => {
      letGo()
      resolve({ code, output: Buffer.concat(kept).toString('utf8') + said })
    }
    child.on('error', error => end(127, `${error.message}\n`))
    child.on('close', (code, signal) => end(code ?? 128 + (signal ? constants.signals[signal] : 0)))
  })
}

function passSignalsTo(child: ChildProcess): () => void {
  const passOn = (signal: NodeJS.Signals) => {
    child.kill(signal)
    process.exitCode = 128 + constants.signals[signal]
    // The signal also ends a caller that runs several programs.
    child.once('exit', () => process.exit())
  }
  for (const signal of signals) process.on(signal, passOn)
  return () => {
    for (const signal of signals) process.off(signal, passOn)
  }
}
