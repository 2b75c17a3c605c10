import { directionOf, type Lamp, maxLamps } from '../lamps.ts'
import { type Environment, type EnvironmentName, environments, lampLight } from './environments.ts'
import { attributes, compile, type Program } from './program.ts'
import {
  figureFragment,
  figureVertex,
  groundFragment,
  groundVertex,
  shadowFragment,
  shadowVertex,
} from './shaders.ts'
import { floatsPerVertex, type Model } from './unpack-mesh.ts'

/** The parameters of a frame. */
export interface View {
  readonly lamps: readonly Lamp[]
  readonly environment: EnvironmentName
  /** Radians: the rotation about the vertical axis, and the tilt. */
  readonly turn: number
  readonly tilt: number
  /** The border of the clay: -2 all clay, 0 half, 2 all painted. */
  readonly painted: number
  /** The head's place on the canvas in shares of its size: center, and half height. */
  readonly frame: { readonly x: number; readonly y: number; readonly half: number }
}

export interface Scene {
  resize(width: number, height: number): void
  draw(view: View): void
}

const eye = [0, 0.05, 8] as const
/** The ground colour of the section, in linear light. */
const base = [0.0052, 0.0068, 0.0125] as const

/** Creates the GPU resources. Throws when a program does not link. */
export function setUpScene(gl: WebGL2RenderingContext, model: Model, shadowSize: number): Scene {
  const figure = compile(gl, figureVertex, figureFragment)
  const ground = compile(gl, groundVertex, groundFragment)
  const shadow = compile(gl, shadowVertex, shadowFragment)
  const mesh = uploadModel(gl, model)
  const backdrop = uploadTriangle(gl)
  const { texture, framebuffers } = createShadowMaps(gl, shadowSize)
  let [width, height] = [1, 1]
  gl.enable(gl.DEPTH_TEST)
  gl.depthFunc(gl.LEQUAL)

  return {
    resize(w, h) {
      width = w
      height = h
    },
    draw(view) {
      const rotation = rotationMatrix(view.turn, view.tilt)
      const lightMatrices = view.lamps.map(lamp => lightMatrixOf(directionOf(lamp)))
      drawShadows(rotation, lightMatrices)
      gl.bindFramebuffer(gl.FRAMEBUFFER, null)
      gl.viewport(0, 0, width, height)
      gl.clear(gl.DEPTH_BUFFER_BIT)
      const { x, y, half } = view.frame
      const frame = [(2 * half * height) / width, 2 * half, 2 * x - 1, 1 - 2 * y] as const

      figure.use()
      gl.uniform4f(figure.at('frame'), ...frame)
      gl.uniformMatrix3fv(figure.at('rotation'), false, rotation)
      gl.uniformMatrix3fv(figure.at('lightMatrices'), false, lightMatrices.flat())
      gl.uniform3f(figure.at('eye'), ...eye)
      gl.uniform1f(figure.at('painted'), view.painted)
      gl.bindTexture(gl.TEXTURE_2D_ARRAY, texture)
      light(figure, view)
      gl.bindVertexArray(mesh)
      gl.drawElements(gl.TRIANGLES, model.indices.length, gl.UNSIGNED_SHORT, 0)

      ground.use()
      gl.uniform4f(ground.at('frame'), ...frame)
      gl.uniform3f(ground.at('base'), ...base)
      light(ground, view)
      gl.bindVertexArray(backdrop)
      gl.drawArrays(gl.TRIANGLES, 0, 3)
    },
  }

  function drawShadows(rotation: readonly number[], lightMatrices: readonly (readonly number[])[]) {
    shadow.use()
    gl.viewport(0, 0, shadowSize, shadowSize)
    gl.bindVertexArray(mesh)
    gl.uniformMatrix3fv(shadow.at('rotation'), false, rotation)
    lightMatrices.forEach((lightMatrix, at) => {
      gl.bindFramebuffer(gl.FRAMEBUFFER, framebuffers[at] ?? null)
      gl.clear(gl.DEPTH_BUFFER_BIT)
      gl.uniformMatrix3fv(shadow.at('lightMatrix'), false, lightMatrix)
      gl.drawElements(gl.TRIANGLES, model.indices.length, gl.UNSIGNED_SHORT, 0)
    })
  }

  function light(program: Program, { lamps, environment: name }: View) {
    const { zenith, horizon, ground: floor, sources }: Environment = environments[name]
    gl.uniform3f(program.at('zenith'), ...zenith)
    gl.uniform3f(program.at('horizon'), ...horizon)
    gl.uniform3f(program.at('ground'), ...floor)
    const dark = [0, 1, 0, [0, 0, 0], 1] as const
    const four = Array.from({ length: 4 }, (_, at) => sources[at] ?? dark)
    gl.uniform4fv(
      program.at('sources'),
      four.flatMap(([x, y, z, , small]) => {
        const length = Math.hypot(x, y, z)
        return [x / length, y / length, z / length, small]
      }),
    )
    gl.uniform3fv(
      program.at('sourceLight'),
      four.flatMap(([, , , strength]) => strength),
    )
    gl.uniform1i(program.at('lamps'), lamps.length)
    const slots = Array.from({ length: maxLamps }, (_, at) => lamps[at])
    gl.uniform3fv(
      program.at('lampDirection'),
      slots.flatMap(lamp => (lamp ? directionOf(lamp) : [0, 1, 0])),
    )
    gl.uniform3fv(
      program.at('lampLight'),
      slots.flatMap(lamp => (lamp ? lampLight[lamp.tone].map(c => (c * lamp.strength) / 100) : [0, 0, 0])),
    )
  }
}

function uploadModel(gl: WebGL2RenderingContext, { vertices, indices }: Model) {
  const mesh = gl.createVertexArray()
  gl.bindVertexArray(mesh)
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer())
  gl.bufferData(gl.ARRAY_BUFFER, vertices, gl.STATIC_DRAW)
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, gl.createBuffer())
  gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, indices, gl.STATIC_DRAW)
  const enableAttribute = (at: number, size: number, from: number) => {
    gl.enableVertexAttribArray(at)
    gl.vertexAttribPointer(at, size, gl.FLOAT, false, floatsPerVertex * 4, from * 4)
  }
  enableAttribute(attributes.position, 3, 0)
  enableAttribute(attributes.normal, 3, 3)
  enableAttribute(attributes.material, 2, 6)
  return mesh
}

function uploadTriangle(gl: WebGL2RenderingContext) {
  const triangle = gl.createVertexArray()
  gl.bindVertexArray(triangle)
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer())
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW)
  gl.enableVertexAttribArray(attributes.corner)
  gl.vertexAttribPointer(attributes.corner, 2, gl.FLOAT, false, 0, 0)
  return triangle
}

/** The shadow maps, one layer for each lamp. */
function createShadowMaps(gl: WebGL2RenderingContext, shadowSize: number) {
  const texture = gl.createTexture()
  gl.bindTexture(gl.TEXTURE_2D_ARRAY, texture)
  gl.texStorage3D(gl.TEXTURE_2D_ARRAY, 1, gl.DEPTH_COMPONENT24, shadowSize, shadowSize, maxLamps)
  const set = (name: number, value: number) => gl.texParameteri(gl.TEXTURE_2D_ARRAY, name, value)
  set(gl.TEXTURE_MIN_FILTER, gl.LINEAR)
  set(gl.TEXTURE_MAG_FILTER, gl.LINEAR)
  set(gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE)
  set(gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE)
  set(gl.TEXTURE_COMPARE_MODE, gl.COMPARE_REF_TO_TEXTURE)
  const framebuffers = Array.from({ length: maxLamps }, (_, layer) => {
    const buffer = gl.createFramebuffer()
    gl.bindFramebuffer(gl.FRAMEBUFFER, buffer)
    gl.framebufferTextureLayer(gl.FRAMEBUFFER, gl.DEPTH_ATTACHMENT, texture, 0, layer)
    return buffer
  })
  return { texture, framebuffers }
}

/** The column-major rotation about the vertical axis, then the tilt. */
function rotationMatrix(turn: number, tilt: number): number[] {
  const [s, c, u, v] = [Math.sin(turn), Math.cos(turn), Math.sin(tilt), Math.cos(tilt)]
  return [c, u * s, -v * s, 0, v, u, s, -u * c, v * c]
}

/** The column-major rotation of a lamp's direction to z. */
function lightMatrixOf([x, y, z]: readonly [number, number, number]): number[] {
  const flat = Math.hypot(x, z)
  const [rx, rz] = flat < 1e-4 ? [1, 0] : [z / flat, -x / flat]
  const up = [y * rz, z * rx - x * rz, -y * rx] as const
  return [rx, up[0], x, 0, up[1], y, rz, up[2], z]
}
