// The same woman in a dark studio, her left half still clay under a grid, the border glowing as if it had just set.
#include "../head/head.glsl"

vec3 studio(vec2 p) {
  float far = length(p - vec2(.06, .18));
  vec3 colour = mix(hex(0x262a3a), hex(0x12131c), smoothstep(0., 1.3, length(p - vec2(.1, .3))));
  vec2 cell = smoothstep(.035, 0., abs(fract(p * 7.) - .5));
  float rings = smoothstep(.006, 0., abs(far - .84)) * .5 + smoothstep(.004, 0., abs(far - .87)) * .25;
  return colour + max(cell.x, cell.y) * .012 + rings * hex(0x6fd0c8) * .5;
}

float gridLine(float x) { return smoothstep(.049, .0175, abs(fract(x) - .5)); }

void scene(vec2 p, out vec3 colour, out float depth, out vec2 flow, out float id, out float detail) {
  Look look = lookAt(p);
  vec2 found = findFigure(look);
  depth = 20.; id = 0.; detail = .3; flow = vec2(1, 0);
  if (found.x < 0.) { colour = film(studio(p) * 1.05); return; }
  vec3 at = look.eye + look.ray * found.x, n = findNormal(at), g = toHead(at);
  Surface s = findSurface(found.y, at, g);
  // Flowers and beads stay painted a little farther than the head does.
  float border = g.x * .75 + .16 * sin(g.y * 4.6 + .6) + .05 * sin(g.y * 13.) + .1 - (found.y < CROWN + .5 ? .28 : .5);
  if (border > 0.) {
    s.albedo = hex(0xcfc9c2); s.glow = vec3(0); s.gloss = .1;
    float wire = found.y < COAT + .5 ? max(gridLine(atan(g.x, g.z + .2) * 9.55), gridLine(g.y * 8.5)) : 0.;
    s.albedo = mix(s.albedo, hex(0x5d6a80), wire * .75);
    s.id = COAT;
  }
  colour = film(light(s, at, n, look.ray) + smoothstep(.035, 0., abs(border)) * hex(0xff6a3a) * .9);
  depth = found.x; id = s.id; detail = s.detail;
}
