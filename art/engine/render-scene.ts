import type { Browser, Page } from 'playwright-core'
import { readShader, vertexShader } from './shader.ts'

/** A scene as the painter sees it: every plane has one entry a pixel, or four, from the upper left. */
export interface View {
  width: number
  height: number
  /** Red, green and blue in linear light, and depth. */
  seen: Float32Array
  /** The way of the brush (x, y, y upwards), which thing it is, and how much detail it deserves, 0 to 1. */
  guide: Float32Array
}

export interface Shot {
  /** Path inside `art/`. */
  glsl: string
  seed: number
  size: readonly [width: number, height: number]
  /** 0 to 1. */
  time?: number
  /** Samples along each side of a pixel, for pictures that are not painted over. */
  samples?: number
}

const tile = 256

/** Draws a scene tile by tile, as long draws are cut off. Throws with the compiler's own line if it has a mistake. */
export async function renderScene(
  shot: Shot,
  browser: Browser,
  progress: (part: number) => void = () => {},
): Promise<View> {
  const [width, height] = shot.size
  const source = await readShader(shot.glsl, shot.samples ?? 1)
  const view: View = {
    width,
    height,
    seen: new Float32Array(width * height * 4),
    guide: new Float32Array(width * height * 4),
  }
  const page = await browser.newPage()
  try {
    const mistake = await prepare(page, source, shot)
    if (mistake) throw new Error(`art/${shot.glsl} does not compile: ${mistake.trim()}`)
    for (let bottom = 0; bottom < height; bottom += tile) {
      for (let left = 0; left < width; left += tile) {
        const [seen, guide] = await drawTile(page, left, bottom)
        copyTile(view.seen, seen, view, left, bottom)
        copyTile(view.guide, guide, view, left, bottom)
      }
      progress(Math.min(1, (bottom + tile) / height))
    }
  } finally {
    await page.close()
  }
  return view
}

/** Compiles the scene in the page; gives the compiler's complaint, or nothing. */
function prepare(page: Page, source: string, { size, seed, time }: Shot): Promise<string | undefined> {
  const given = { vertexShader, source, size, seed, time: time ?? 0, tile }
  return page.evaluate(({ vertexShader, source, size, seed, time, tile }) => {
    const gl = document.createElement('canvas').getContext('webgl2')
    if (!gl) return 'this Chromium has no WebGL 2'
    if (!gl.getExtension('EXT_color_buffer_float')) return 'this Chromium cannot draw into floats'
    const program = gl.createProgram()
    for (const [kind, text] of [
      [gl.VERTEX_SHADER, vertexShader],
      [gl.FRAGMENT_SHADER, source],
    ] as const) {
      const shader = gl.createShader(kind) as WebGLShader
      gl.shaderSource(shader, text)
      gl.compileShader(shader)
      if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS))
        return gl.getShaderInfoLog(shader) ?? 'no reason given'
      gl.attachShader(program, shader)
    }
    gl.bindAttribLocation(program, 0, 'corner')
    gl.linkProgram(program)
    if (!gl.getProgramParameter(program, gl.LINK_STATUS))
      return gl.getProgramInfoLog(program) ?? 'no reason given'
    // biome-ignore lint/correctness/useHookAtTopLevel: WebGL's own name, not a hook
    gl.useProgram(program)
    gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer())
    gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW)
    gl.enableVertexAttribArray(0)
    gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0)
    gl.bindFramebuffer(gl.FRAMEBUFFER, gl.createFramebuffer())
    for (const target of [gl.COLOR_ATTACHMENT0, gl.COLOR_ATTACHMENT1]) {
      const texture = gl.createTexture()
      gl.bindTexture(gl.TEXTURE_2D, texture)
      gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA32F, tile, tile)
      gl.framebufferTexture2D(gl.FRAMEBUFFER, target, gl.TEXTURE_2D, texture, 0)
    }
    gl.drawBuffers([gl.COLOR_ATTACHMENT0, gl.COLOR_ATTACHMENT1])
    gl.viewport(0, 0, tile, tile)
    gl.enable(gl.SCISSOR_TEST)
    const at = (name: string) => gl.getUniformLocation(program, name)
    gl.uniform2f(at('size'), size[0] ?? 0, size[1] ?? 0)
    gl.uniform1f(at('seed'), seed)
    gl.uniform1f(at('time'), time)
    const read = (target: number) => {
      gl.readBuffer(target)
      const bytes = new Uint8Array(tile * tile * 16)
      gl.readPixels(0, 0, tile, tile, gl.RGBA, gl.FLOAT, new Float32Array(bytes.buffer))
      let text = ''
      for (let from = 0; from < bytes.length; from += 0x8000) {
        text += String.fromCharCode(...bytes.subarray(from, from + 0x8000))
      }
      return btoa(text)
    }
    Object.assign(window, {
      drawTile(left: number, bottom: number) {
        gl.uniform2f(at('corner'), left, bottom)
        // Nothing is worked out for what lies beyond the picture.
        gl.scissor(0, 0, Math.min(tile, (size[0] ?? 0) - left), Math.min(tile, (size[1] ?? 0) - bottom))
        gl.drawArrays(gl.TRIANGLES, 0, 3)
        return [read(gl.COLOR_ATTACHMENT0), read(gl.COLOR_ATTACHMENT1)]
      },
    })
    return undefined
  }, given)
}

async function drawTile(page: Page, left: number, bottom: number): Promise<[Float32Array, Float32Array]> {
  const [seen = '', guide = ''] = (await page.evaluate(`drawTile(${left}, ${bottom})`)) as string[]
  return [readFloats(seen), readFloats(guide)]
}

function readFloats(text: string): Float32Array {
  const bytes = Uint8Array.from(Buffer.from(text, 'base64'))
  return new Float32Array(bytes.buffer)
}

/** The tile's rows come from the bottom up, the view's run from the top down. */
function copyTile(plane: Float32Array, drawn: Float32Array, view: View, left: number, bottom: number): void {
  const columns = Math.min(tile, view.width - left)
  const rows = Math.min(tile, view.height - bottom)
  for (let row = 0; row < rows; row += 1) {
    const to = ((view.height - 1 - bottom - row) * view.width + left) * 4
    plane.set(drawn.subarray(row * tile * 4, (row * tile + columns) * 4), to)
  }
}
