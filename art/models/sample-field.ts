import { readFile } from 'node:fs/promises'
import type { Browser } from 'playwright-core'
import { listIncludes } from '../engine/shader.ts'
import { place } from '../files.ts'

/** A box of space cut into cells; `distances` has four values a point: one for each part, and one for all together. */
export interface Field {
  readonly low: readonly [number, number, number]
  readonly step: number
  readonly counts: readonly [number, number, number]
  readonly distances: Float32Array
}

interface Blossom {
  /** The random draw of the crown's GLSL for each place: which flower or sprig, and what kind. */
  readonly chance: number
  readonly kind: number
}

const points = `#version 300 es
precision highp float; precision highp int;
out vec4 found; uniform vec3 low; uniform float cell; uniform float depth; uniform float rolls;
const float seed = 1.;`

const main = `
void main() {
  if (rolls > 0.) { float k = gl_FragCoord.x - .5; found = vec4(hash1(k + 3.), hash1(k + 40.), 0., 1.); return; }
  vec3 p = low + cell * vec3(gl_FragCoord.xy - .5, depth), h = toHead(p);
  float neck = capsule(p, vec3(.02, -.6, -.22), vec3(-.02, -1.75, -.34), .36, .42);
  found = vec4(blendMin(face(h), neck, .14), hair(h) * .8, coat(p) * .8, map(p).x);
}`

/** How far the parts of the head are from every point of a box: skin, hair, coat, and whatever is nearest. */
export async function sampleField(
  browser: Browser,
  { low, step, counts }: Omit<Field, 'distances'>,
): Promise<{ field: Field; blossoms: Blossom[] }> {
  const prelude = await readFile(place('art/engine/prelude.glsl'), 'utf8')
  const head = await readHead()
  const page = await browser.newPage()
  try {
    const [columns, rows, slices] = counts
    await prepare(page, `${points}\n${prelude}\n${head}\n${main}`, [columns, rows])
    const distances = new Float32Array(columns * rows * slices * 4)
    for (let slice = 0; slice < slices; slice += 1) {
      const drawn = await page.evaluate(`slice(${JSON.stringify([...low, step, slice, 0])})`)
      distances.set(readFloats(String(drawn)), columns * rows * 4 * slice)
    }
    const rolled = readFloats(String(await page.evaluate(`slice([0, 0, 0, 1, 0, 1])`)))
    const blossoms = Array.from({ length: 17 }, (_, at) => ({
      chance: rolled[at * 4] ?? 0,
      kind: rolled[at * 4 + 1] ?? 0,
    }))
    return { field: { low, step, counts, distances }, blossoms }
  } finally {
    await page.close()
  }
}

/** The head, after what it takes in. */
async function readHead(): Promise<string> {
  const path = 'scenes/head/head.glsl'
  const head = await readFile(place('art', path), 'utf8')
  const taken = listIncludes(path, head).map(name => readFile(place('art', name), 'utf8'))
  return [...(await Promise.all(taken)), head.replace(/^#include .*$/gm, '')].join('\n')
}

type Page = Awaited<ReturnType<Browser['newPage']>>

async function prepare(page: Page, source: string, size: readonly [number, number]) {
  const mistake = await page.evaluate(
    ({ source, size: [columns, rows] }) => {
      const gl = document.createElement('canvas').getContext('webgl2')
      if (!gl?.getExtension('EXT_color_buffer_float')) return 'this Chromium cannot draw into floats'
      const program = gl.createProgram()
      const corner = '#version 300 es\nin vec2 corner; void main() { gl_Position = vec4(corner, 0., 1.); }'
      for (const [kind, text] of [
        [gl.VERTEX_SHADER, corner],
        [gl.FRAGMENT_SHADER, source],
      ] as const) {
        const shader = gl.createShader(kind) as WebGLShader
        gl.shaderSource(shader, text)
        gl.compileShader(shader)
        if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS))
          return gl.getShaderInfoLog(shader) ?? 'no reason'
        gl.attachShader(program, shader)
      }
      gl.bindAttribLocation(program, 0, 'corner')
      gl.linkProgram(program)
      // biome-ignore lint/correctness/useHookAtTopLevel: WebGL's own name, not a hook
      gl.useProgram(program)
      gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer())
      gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW)
      gl.enableVertexAttribArray(0)
      gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0)
      gl.bindFramebuffer(gl.FRAMEBUFFER, gl.createFramebuffer())
      gl.bindTexture(gl.TEXTURE_2D, gl.createTexture())
      const texture = gl.getParameter(gl.TEXTURE_BINDING_2D)
      gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA32F, columns, rows)
      gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0)
      gl.viewport(0, 0, columns, rows)
      const at = (name: string) => gl.getUniformLocation(program, name)
      Object.assign(window, {
        slice([x, y, z, step, depth, rolls]: number[]) {
          gl.uniform3f(at('low'), x ?? 0, y ?? 0, z ?? 0)
          gl.uniform1f(at('cell'), step ?? 1)
          gl.uniform1f(at('depth'), depth ?? 0)
          gl.uniform1f(at('rolls'), rolls ?? 0)
          gl.drawArrays(gl.TRIANGLES, 0, 3)
          const bytes = new Uint8Array(columns * rows * 16)
          gl.readPixels(0, 0, columns, rows, gl.RGBA, gl.FLOAT, new Float32Array(bytes.buffer))
          let text = ''
          for (let from = 0; from < bytes.length; from += 0x8000) {
            text += String.fromCharCode(...bytes.subarray(from, from + 0x8000))
          }
          return btoa(text)
        },
      })
      return undefined
    },
    { source, size },
  )
  if (mistake) throw new Error(`The head cannot be sampled: ${mistake}`)
}

const readFloats = (text: string) => new Float32Array(Uint8Array.from(Buffer.from(text, 'base64')).buffer)

/** The distance between the points of the grid. */
export function distanceAt(field: Field, part: number, p: readonly number[]): number {
  const { low, step, counts, distances } = field
  const places = [0, 1, 2].map(axis => {
    const at = ((p[axis] ?? 0) - (low[axis] ?? 0)) / step
    return Math.min((counts[axis] ?? 2) - 1.001, Math.max(0, at))
  })
  const [x = 0, y = 0, z = 0] = places
  const [i, j, k] = [Math.floor(x), Math.floor(y), Math.floor(z)]
  const [u, v, w] = [x - i, y - j, z - k]
  let sum = 0
  for (let corner = 0; corner < 8; corner += 1) {
    const [a, b, c] = [corner & 1, (corner >> 1) & 1, corner >> 2]
    const share = (a ? u : 1 - u) * (b ? v : 1 - v) * (c ? w : 1 - w)
    const at = ((k + c) * counts[1] + j + b) * counts[0] + i + a
    sum += share * (distances[at * 4 + part] ?? 0)
  }
  return sum
}

/** Outwards, of length 1. */
export function normalAt(field: Field, part: number, p: readonly number[]): [number, number, number] {
  const reach = field.step * 1.2
  const slope = [0, 1, 2].map(axis => {
    const aside = (far: number) => p.map((value, at) => (at === axis ? value + far : value))
    return distanceAt(field, part, aside(reach)) - distanceAt(field, part, aside(-reach))
  })
  const length = Math.hypot(...slope) || 1
  return [(slope[0] ?? 0) / length, (slope[1] ?? 0) / length, (slope[2] ?? 0) / length]
}
