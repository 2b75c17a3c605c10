import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { place } from '../files.ts'

export const vertexShader = `#version 300 es
in vec2 corner; void main() { gl_Position = vec4(corner, 0., 1.); }`

/**
 * Reads a scene and wraps it into a fragment shader with two targets: colour (linear) with depth, and flow with id and
 * detail. `path` is one inside `art/`. The scene defines
 * `void scene(vec2 p, out vec3 colour, out float depth, out vec2 flow, out float id, out float detail)` with `p` from
 * -aspect to aspect and -1 to 1, y upwards; it may use `seed`, `time` (0 to 1, a loop) and all of `prelude.glsl`, and take in
 * other files, each by a line `#include "../engine/solids.glsl"` that names it as seen from its own.
 */
export async function readShader(path: string, samples: number): Promise<string> {
  const scene = await readScene(path)
  const prelude = await readFile(place('art/engine/prelude.glsl'), 'utf8')
  if (!scene.includes('void scene(')) throw new Error(`art/${path} has no 'void scene('`)
  return `#version 300 es
precision highp float; precision highp int;
layout(location = 0) out vec4 seen; layout(location = 1) out vec4 guide;
uniform vec2 size; uniform vec2 corner; uniform float time; uniform float seed;
${prelude}
#line 1
${scene}
void main() {
  vec3 sum = vec3(0.), colour; float depth, id, detail; vec2 flow;
  for (int s = 0; s < ${samples * samples}; s++) {
    vec2 within = (vec2(s % ${samples}, s / ${samples}) + .5) / ${samples}.;
    vec2 p = (gl_FragCoord.xy - .5 + corner + within) / size * 2. - 1.;
    p.x *= size.x / size.y;
    scene(p, colour, depth, flow, id, detail);
    sum += colour;
  }
  seen = vec4(sum / ${samples * samples}., depth); guide = vec4(flow, id, detail);
}`
}

const include = /^#include "(.+)"$/gm

/** The files that a scene takes in itself: paths inside `art/`, as `path`, the scene's own, is one. */
export const listIncludes = (path: string, scene: string): string[] =>
  [...scene.matchAll(include)].map(([, name = '']) => join(dirname(path), name))

/** A file that is taken in twice, by two that are taken in, stands where it is first. */
async function readScene(path: string, taken = new Set<string>()): Promise<string> {
  const scene = await readFile(place('art', path), 'utf8').catch(() => {
    throw new Error(`art/${path} is missing: there is no scene to paint`)
  })
  const parts: string[] = []
  for (const name of listIncludes(path, scene)) {
    parts.push(taken.has(name) ? '' : await readScene(name, taken.add(name)))
  }
  return scene.replace(include, () => parts.shift() ?? '')
}
