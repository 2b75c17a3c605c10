// Dry pigment, heaped in copper bowls that stand in rows as on a market table; hard light from the left.
#include "../engine/solids.glsl"

const vec3 LIGHT = normalize(vec3(-.80, .46, .10));
const vec2 CELL = vec2(1.06, 1.16);

vec2 cellOf(vec2 xz) { return floor(xz / CELL + .5); }
vec2 middleOf(vec2 c) { return c * CELL + .05 * vec2(hash2(c) - .5, hash2(c + 5.) - .5); }

vec3 pigmentOf(vec2 c) {
  float n = mod(c.x + 3. + 2. * c.y + 40., 10.);
  if (n < .5) return hex(0x2a35b8);
  if (n < 1.5) return hex(0xf2b021);
  if (n < 2.5) return hex(0xd23a1e);
  if (n < 3.5) return hex(0x0f8a78);
  if (n < 4.5) return hex(0xf1e6d2);
  if (n < 5.5) return hex(0xc2317c);
  if (n < 6.5) return hex(0xe57f28);
  if (n < 7.5) return hex(0x3f93cf);
  if (n < 8.5) return hex(0x8a3a22);
  return hex(0x6d3fa0);
}

// Height of the heap over the table at a distance from its middle, and what is there: 1 table, 2 bowl, 3 pigment.
vec2 relief(vec2 xz) {
  vec2 c = cellOf(xz), q = xz - middleOf(c);
  float r = length(q), turn = atan(q.y, q.x);
  float tall = .50 + .22 * hash2(c + 2.), lean = .05 * (hash2(c + 8.) - .5);
  float rr = length(q - vec2(lean, lean)) / .43;
  float cone = tall * (1.02 - sqrt(rr * rr * .96 + .004));
  cone += .035 * (noise(vec2(turn * 2.2 + c.x * 9., rr * 2.)) - .5) * smoothstep(.1, .5, rr) + .018 * (layers3(xz * 16.) - .5);
  float scoop = step(.62, hash2(c + 14.)) * smoothstep(.20, .05, length(q - vec2(.10, .22)));
  cone -= .16 * scoop * tall;
  float heap = .13 + max(cone, -.05);
  float rim = .155 - 14. * pow(abs(r - .465), 1.6);
  float outer = .155 - 2.4 * max(0., r - .465);
  float table = .012 * (layers3(xz * vec2(2., 9.)) - .5);
  if (r < .452) return vec2(max(heap, rim), heap > rim ? 3. : 2.);
  float wall = r < .465 ? .155 : outer;
  return wall > table ? vec2(wall, 2.) : vec2(table, 1.);
}

vec2 map(vec3 p) {
  if (p.y > .95) return vec2(p.y - .85, 0.);
  vec2 h = relief(p.xz);
  return vec2((p.y - h.x) * .48, h.y);
}

void scene(vec2 p, out vec3 col, out float depth, out vec2 flow, out float id, out float detail) {
  vec3 from = vec3(-.35, 3.55, 5.3);
  mat3 camera = lookAt(from, vec3(.16, .12, .34));
  vec3 way = normalize(camera * vec3(p, 4.5));
  vec2 hit = walk(from, way, 3., 14.);
  vec3 q = from + way * hit.x, n = findNormal(q);
  vec2 c = cellOf(q.xz), o = q.xz - middleOf(c);
  float sun = max(0., dot(n, LIGHT)) * castShadow(q + n * .012, LIGHT, 14., 2.4), open = findOpenness(q, n);
  vec3 base, axis = vec3(0, 1, 0);
  float shine = 0.;
  id = hit.y; detail = .9;
  if (hit.y > 2.5) {
    base = pigmentOf(c) * (.86 + .34 * layers3(q.xz * 22.)) * (.9 + .25 * noise(q.xz * 6.));
    id = 20. + mod(c.x * 3. + c.y * 7. + 80., 40.);
  } else if (hit.y > 1.5) {
    base = mix(hex(0x8a4a2b), hex(0xd79a62), noise(vec2(atan(o.y, o.x) * 6., length(o) * 40.)));
    axis = vec3(-o.y, 0, o.x); shine = 1.; id = 70. + mod(c.x + c.y * 5. + 80., 20.);
  } else {
    float plank = fract(q.z * .62 + .18);
    base = mix(hex(0x232a4c), hex(0x34406a), noise(vec2(q.x * 2.2, q.z * 24.))) * (.75 + .25 * smoothstep(0., .03, plank));
    vec3 dust = pigmentOf(c);
    float fallen = smoothstep(.50, .80, layers6(q.xz * 13. + c * 3.)) * smoothstep(.74, .47, length(o));
    base = mix(base, dust, .75 * fallen);
    axis = vec3(1, 0, 0); detail = .35;
  }
  vec3 around = mix(hex(0x5a4a6e), hex(0x8fa6d8), .5 + .5 * n.y) * .34 * open;
  vec3 bounce = pigmentOf(c + vec2(-1, 0)) * .10 * max(0., -n.x) + pigmentOf(c + vec2(1, 0)) * .12 * max(0., n.x);
  col = base * (hex(0xffe3b4) * 3.0 * sun + around) + base * bounce * open;
  vec3 halfway = normalize(LIGHT - way);
  col += hex(0xffd9a0) * shine * (pow(max(0., dot(n, halfway)), 30.) * 1.6 * smoothstep(.0, .2, sun) + .10 * pow(1. - max(0., dot(n, -way)), 3.));
  col *= 1. - .21 * smoothstep(4.6, 8.6, hit.x);
  flow = hit.y > 2.5 ? brushAlong(vec3(o.x * .2, 1., o.y * .2), n, camera) : brushAlong(axis, n, camera);
  depth = hit.x;
  col = film(col * .92);
}
