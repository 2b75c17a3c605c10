// The media library: every size of a picture of 24 megapixels, and what a bomb of 30,000 × 30,000 pixels costs the process
// that refuses it.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { MediaAnswer, MediaJob } from '../services/admin/media/process/media-process.ts'
import { bomb } from '../services/admin/media/process/pictures-for-tests.ts'
import { openFolder } from './production.ts'
import { atMost, printTable } from './table.ts'

const program = new URL('../services/admin/media/process/media-process.ts', import.meta.url)
const root = openFolder()

interface Run {
  readonly answer: MediaAnswer
  readonly seconds: number
  /** The most memory that the process held, in MB. */
  readonly memory: number
}

/** Runs the process as the server does, and reads from the system what it took. */
async function run(name: string, bytes: Uint8Array, type: string): Promise<Run> {
  const folder = join(root, name)
  await mkdir(folder)
  const path = join(folder, 'original')
  await writeFile(path, bytes)
  const child = fork(program, {
    execArgv: ['--max-old-space-size=64'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  let memory = 0
  const watching = setInterval(() => {
    const [, kilobytes = '0'] = /^VmHWM:\s*(\d+)/m.exec(statusOf(child.pid)) ?? []
    memory = Math.max(memory, Number(kilobytes) / 1024)
  }, 10)
  const began = performance.now()
  const job: MediaJob = { path, type, folder, focal: { x: 50, y: 50 }, rights: { licence: '', source: '' } }
  child.send(job)
  const [answer] = (await once(child, 'message')) as [MediaAnswer]
  const seconds = (performance.now() - began) / 1000
  clearInterval(watching)
  const [, last = '0'] = /^VmHWM:\s*(\d+)/m.exec(statusOf(child.pid)) ?? []
  child.kill('SIGKILL')
  return { answer, seconds, memory: Math.max(memory, Number(last) / 1024) }
}

function statusOf(pid: number | undefined): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'latin1')
  } catch {
    return ''
  }
}

const [width, height] = [6000, 4000]
const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
const photograph = sharp({ create: { width, height, channels: 3, background: '#888', noise } }).blur(2)
const taken = await run('photograph', await photograph.jpeg({ quality: 90 }).toBuffer(), 'image/jpeg')
const exploding = await run('bomb', bomb(30_000, 30_000), 'image/png')
const files = 'files' in taken.answer ? taken.answer.files.length : 0
const fault = 'fault' in exploding.answer ? exploding.answer.fault : 'taken'

printTable('Media library: one picture of 24 megapixels, and a bomb', [
  ['all sizes and crops, 24 MP', `${taken.seconds.toFixed(1)} s`, atMost(taken.seconds, 20, 's')],
  ['files', String(files)],
  ['memory of the process', `${taken.memory.toFixed(0)} MB`, atMost(taken.memory, 300, 'MB')],
  ['30,000 × 30,000 pixels', `refused: ${fault}, ${exploding.seconds.toFixed(2)} s`],
  ['memory of the process', `${exploding.memory.toFixed(0)} MB`, atMost(exploding.memory, 300, 'MB')],
])
if (files === 0 || fault !== 'pixels' || taken.seconds > 20 || exploding.memory > 300) process.exitCode = 1
