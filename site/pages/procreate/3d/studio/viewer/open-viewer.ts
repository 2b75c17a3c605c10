import { type Appearance, createViewer, type Viewer, type ViewerOptions } from './create-viewer.ts'
import { createCrown, mergeModels } from './crown.ts'
import { type Model, unpackMesh } from './unpack-mesh.ts'

export interface OpenViewerOptions extends ViewerOptions {
  readonly canvasClass: string | undefined
  /** The accessible name of the canvas, with the keys that turn the head. */
  readonly label: string
  /** Whether to open only where a GPU draws WebGL. */
  readonly onlyIfFast: boolean
}

const modelAddress = '/models/head.bin'

/**
 * Opens the viewer of the head in `container`. Null without WebGL 2, or on a software renderer with `onlyIfFast`;
 * rejects when the model cannot be fetched.
 */
export async function openViewer(options: OpenViewerOptions, first: Appearance): Promise<Viewer | null> {
  const isSoftware = isSoftwareRenderer()
  if (options.onlyIfFast && isSoftware) return null
  const canvas = document.createElement('canvas')
  const gl = canvas.getContext('webgl2', {
    alpha: false,
    antialias: !isSoftware,
    failIfMajorPerformanceCaveat: options.onlyIfFast,
    powerPreference: 'low-power',
  })
  if (!gl) return null
  const model = await fetchModel()
  canvas.className = options.canvasClass ?? ''
  canvas.tabIndex = 0
  canvas.setAttribute('role', 'application')
  canvas.setAttribute('aria-label', options.label)
  options.container.append(canvas)
  return createViewer({ canvas, gl, model, isSoftware }, options, first)
}

/** Some browsers do not report a software renderer as a major performance caveat. */
function isSoftwareRenderer(): boolean {
  const gl = document.createElement('canvas').getContext('webgl2')
  const info = gl?.getExtension('WEBGL_debug_renderer_info')
  const name = info && gl?.getParameter(info.UNMASKED_RENDERER_WEBGL)
  gl?.getExtension('WEBGL_lose_context')?.loseContext()
  return /swiftshader|llvmpipe|software|basic render/i.test(String(name))
}

async function fetchModel(): Promise<Model> {
  const response = await fetch(modelAddress)
  if (!response.ok || !response.body)
    throw new Error(`The request for the model failed with ${response.status}`)
  const inflated = response.body.pipeThrough(new DecompressionStream('deflate-raw'))
  return mergeModels(unpackMesh(new Uint8Array(await new Response(inflated).arrayBuffer())), createCrown())
}
