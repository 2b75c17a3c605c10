/** A WebGL program and its uniform locations. Throws with the info log of the compiler. */
export interface Program {
  readonly use: () => void
  readonly at: (name: string) => WebGLUniformLocation | null
}

/** The attribute locations of every program. */
export const attributes = { position: 0, normal: 1, material: 2, corner: 3 } as const

export function compile(gl: WebGL2RenderingContext, vertex: string, fragment: string): Program {
  const program = gl.createProgram()
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(kind)
    if (!shader) throw new Error('The WebGL context is lost')
    gl.shaderSource(shader, source)
    gl.compileShader(shader)
    gl.attachShader(program, shader)
  }
  for (const [name, at] of Object.entries(attributes)) gl.bindAttribLocation(program, at, name)
  gl.linkProgram(program)
  const locations = new Map<string, WebGLUniformLocation | null>()
  let isChecked = false
  return {
    // The first use waits for the compiler.
    use() {
      if (!isChecked && !gl.getProgramParameter(program, gl.LINK_STATUS) && !gl.isContextLost()) {
        const reasons = (gl.getAttachedShaders(program) ?? []).map(shader => gl.getShaderInfoLog(shader))
        throw new Error(`${reasons.join(' ')} ${gl.getProgramInfoLog(program)}`)
      }
      isChecked = true
      // biome-ignore lint/correctness/useHookAtTopLevel: WebGL's `useProgram` is no hook
      gl.useProgram(program)
    },
    at(name) {
      const cached = locations.get(name)
      if (cached !== undefined) return cached
      const location = gl.getUniformLocation(program, name)
      locations.set(name, location)
      return location
    },
  }
}
