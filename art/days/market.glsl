// A market lane at night: lit stalls on both sides, lanterns overhead, people as dark shapes against the light.
#include "../engine/solids.glsl"
#include "solid-shapes.glsl"

const float STEP = 2.6;

float stallOf(vec3 p) { return floor(p.z / STEP); }

// A figure in a coat, `tall` high, from the back or the front: it is nearly all outline.
float figureAt(vec3 p, float tall, float key, out float part) {
  p /= tall;
  float sway = .02 * sin(key * 40.);
  float flare = .165 - .075 * smoothstep(.2, .8, p.y) + .012 * sin(atan(p.x, p.z) * 7.) * smoothstep(.7, .25, p.y);
  float d = max((length((p.xz - vec2(sway * p.y, 0.)) * vec2(1., 1.25)) - flare) * .8, max(.20 + .05 * key - p.y, p.y - .80));
  d = blendMin(d, rod(p, vec3(-.10 + sway, .79, 0.), vec3(.10 + sway, .79, 0.), .055), .07);
  float stride = .06 + .05 * key;
  d = min(d, rod(p, vec3(-.05, .34, 0.), vec3(-.06, .03, stride), .055, .036));
  d = min(d, rod(p, vec3(.05, .34, 0.), vec3(.06, .03, -stride), .055, .036));
  d = blendMin(d, rod(p, vec3(.14, .76, 0.), vec3(.185, .50, .03), .045, .034), .03);
  d = blendMin(d, rod(p, vec3(-.14, .76, 0.), vec3(-.18, .52, -.04), .045, .034), .03);
  float head = blendMin(ball(p - vec3(sway, .925, .01), vec3(.058, .075, .066)), rod(p, vec3(sway, .80, 0.), vec3(sway, .88, 0.), .035), .02);
  if (key > .55) head = min(head, max(ball(p - vec3(sway, .95, 0.), vec3(.12, .045, .12)), -p.y + .93));
  float bag = key < .5 ? block(p - vec3(.20, .40, .03), vec3(.03, .075, .07), .02) : 10.;
  part = head < d ? 2. : bag < d ? 3. : 1.;
  return min(d, min(head, bag)) * tall * .85;
}

const int PEOPLE = 8;
const vec4 people[PEOPLE] = vec4[PEOPLE](
  vec4(-.62, 1.72, 1.62, .25), vec4(.16, .1, 1.70, .72), vec4(.58, -.02, 1.06, .12), vec4(-.95, -3.0, 1.66, .88),
  vec4(1.12, -2.1, 1.70, .40), vec4(.30, -5.4, 1.72, .6), vec4(-.42, -6.6, 1.64, .15), vec4(.95, -9., 1.7, .9));

vec2 map(vec3 p) {
  vec2 d = vec2(p.y, 1.);
  float n = stallOf(p), side = p.x < 0. ? 0. : 1.;
  vec3 q = vec3(abs(p.x), p.y, mod(p.z, STEP) - STEP * .5);
  float key = hash1(n * 2. + side * 31. + 7.);
  // The counter, its front boards, posts, the awning and the back cloth.
  d = nearer(d, vec2(block(q - vec3(2.32, .45, 0.), vec3(.52, .45, 1.08), .02), 2.));
  vec3 tilt = q - vec3(2.18, .99, 0.);
  tilt.xy = turn(.30) * tilt.xy;
  d = nearer(d, vec2(block(tilt, vec3(.50, .05, 1.05), .01), 3.));
  d = nearer(d, vec2(block(vec3(q.x - 1.72, q.y - 1.2, abs(q.z) - 1.16), vec3(.028, 1.2, .028), .005), 4.));
  vec3 a = q - vec3(2.15, 2.42 + .10 * (key - .5), 0.);
  a.xy = turn(-.36) * a.xy;
  float valance = .05 + .035 * abs(sin(q.z * 11.5));
  float awning = block(a, vec3(.86, .022, 1.22), .01);
  awning = min(awning, block(q - vec3(1.355, 2.13 + .10 * (key - .5) - valance, 0.), vec3(.014, valance, 1.22), .004));
  d = nearer(d, vec2(awning * .85, 5.));
  d = nearer(d, vec2(block(q - vec3(3.05, 1.3, 0.), vec3(.03, 1.4, 1.24), .01), 6.));
  // Heaps of fruit on the slope.
  if (tilt.y > -.1 && tilt.y < .5 && abs(tilt.x) < .6) {
    float size = .115;
    vec2 cell = floor(tilt.xz / (size * 1.75));
    vec2 l = tilt.xz - (cell + .5) * size * 1.75;
    float jig = hash2(cell + n * 7. + side * 3.);
    float bed = abs(fract((tilt.z + 1.05) / .70) - .5);
    float r = size * (.80 + .22 * jig);
    float fruit = length(vec3(l.x + .03 * (jig - .5), tilt.y - .10 - .05 * jig - .10 * (1. - 4. * (bed - .0) * bed), l.y)) - r;
    vec2 centre = (cell + .5) * size * 1.75;
    if (abs(centre.x) > .44 || abs(centre.y) > .98) fruit = .06;
    d = nearer(d, vec2(fruit * .7, 7.));
  }
  // A bulb under each awning, and what hangs beside it.
  d = nearer(d, vec2(length(q - vec3(1.95, 1.96, .0)) - .075, 8.));
  // Paper lanterns over the lane.
  float row = floor((p.z + 1.25) / 1.7);
  vec3 h = vec3(p.x, p.y, mod(p.z + 1.25, 1.7) - .85);
  for (int k = 0; k < 3; k++) {
    float f = float(k) - 1.;
    float g = hash1(row * 3. + f * 5. + 2.);
    vec3 c = h - vec3(f * .92 + .3 * (g - .5), 3.02 + .16 * abs(f) + .16 * g, .3 * (g - .5));
    float paper = ball(c, vec3(.17, .15 + .06 * g, .17));
    d = nearer(d, vec2(paper, g > .6 ? 9. : 10.));
    d = nearer(d, vec2(max(length(c.xz) - .012, abs(c.y - .3) - .2), 4.));
  }
  for (int k = 0; k < PEOPLE; k++) {
    vec4 who = people[k];
    vec3 o = p - vec3(who.x, 0., who.y);
    float near = length(o.xz) - .5;
    if (near > .35) { d.x = min(d.x, near); continue; }
    o.xz = turn((who.w - .5) * 2.4) * o.xz;
    float part;
    float f = figureAt(o, who.z, who.w, part);
    d = nearer(d, vec2(f, 20. + float(k) * 4. + part));
  }
  return d;
}

vec3 bulbLight(vec3 q, vec3 n, vec3 at, vec3 tint, vec3 way, float shine, float power) {
  vec3 to = at - q;
  float far = length(to);
  to /= far;
  float face = max(0., dot(n, to) * .85 + .15);
  return tint * power * (face + shine * pow(max(0., dot(n, normalize(to - way))), 22.)) / (.35 + far * far);
}

void scene(vec2 p, out vec3 col, out float depth, out vec2 flow, out float id, out float detail) {
  vec3 from = vec3(-.18, 1.58, 4.9);
  mat3 camera = lookAt(from, vec3(.06, 1.62, -3.));
  vec3 way = normalize(camera * vec3(p, 1.75));
  vec2 hit = walk(from, way, .8, 24.);
  vec3 q = from + way * hit.x, axis = vec3(0, 1, 0);
  float m = hit.y;
  depth = hit.x; detail = .7; id = m;
  vec3 haze = mix(hex(0xd9823f), hex(0x39345f), smoothstep(-.1, .50, p.y));
  if (hit.x > 23.) {
    col = mix(hex(0x5a4470), hex(0x141a3c), smoothstep(-.05, .75, p.y));
    col = mix(col, hex(0xe89a4a), .75 * exp(-length((p - vec2(.0, .02)) * vec2(1.6, 2.2)) * 2.2));
    col = mix(col, hex(0x4d4a78), .5 * smoothstep(.48, .68, layers6(p * vec2(1.6, 3.) + 2.)) * smoothstep(.1, .5, p.y));
    float star = hash2(floor(p * 46.));
    if (star > .985 && p.y > .45) col += hex(0xcfd6ff) * .8 * smoothstep(.3, .0, length(fract(p * 46.) - .5));
    depth = 30.; id = 1.; detail = .25; flow = normalize(vec2(1., .3)); col = film(col); return;
  }
  vec3 n = findNormal(q);
  float cell = stallOf(q), side = q.x < 0. ? 0. : 1.;
  float key = hash1(cell * 2. + side * 31. + 7.);
  float s = q.x < 0. ? -1. : 1.;
  vec3 base = hex(0x777777), own = vec3(0.);
  float shine = .1;
  if (m < 1.5) {
    float pave = layers3(q.xz * 2.2);
    vec2 slab = abs(fract(q.xz * vec2(1.3, .9) + vec2(0., .5 * floor(q.x * 1.3))) - .5);
    base = mix(hex(0x2a2a3e), hex(0x5f5a6c), pave) * (max(slab.x, slab.y) > .475 ? .6 : 1.);
    shine = 1.6 * smoothstep(.40, .62, layers3(q.xz * 1.1 + 4.)); axis = vec3(1, 0, 0); detail = .35;
  } else if (m < 2.5) { base = mix(hex(0x3a2024), hex(0x6a3c2c), noise(vec2(q.y * 16., q.z * 3.))); axis = vec3(0, 0, 1); detail = .4; id = 2. + 40. * side + mod(cell + 20., 5.); }
  else if (m < 3.5) { base = hex(0x54402f); axis = vec3(0, 0, 1); }
  else if (m < 4.5) { base = hex(0x2b2330); }
  else if (m < 5.5) {
    float which = mod(cell + 2. * side + 41., 4.);
    vec3 stripe = which < .5 ? hex(0xb8321f) : which < 1.5 ? hex(0x1f6a74) : which < 2.5 ? hex(0xc8842a) : hex(0x6a2f5a);
    base = fract(q.z * 1.83) < .5 ? stripe : hex(0xefe0c0);
    own = base * hex(0xffb45a) * (n.y < 0.2 ? .46 : .05) * (.55 + .45 * cos((mod(q.z, STEP) / STEP - .5) * 4.));
    axis = vec3(1, .35, 0); id = 5. + 40. * side + 5. * mod(cell + 20., 6.); detail = .6;
  }
  else if (m < 6.5) { base = mix(hex(0x7a3f2c), hex(0xc08444), layers3(q.zy * 2.)) * (.7 + .5 * key); axis = vec3(0, 1, .1); detail = .3; }
  else if (m < 7.5) {
    float bed = floor((mod(q.z, STEP) - STEP * .5 + 1.05) / .70) + cell * 3. + side * 11.;
    float g = hash1(bed + 3.);
    base = g < .2 ? hex(0xf08a24) : g < .4 ? hex(0xd9342a) : g < .58 ? hex(0xf2cf3f) : g < .76 ? hex(0x8fb43c) : g < .88 ? hex(0x6d2f5f) : hex(0xf0e2b8);
    base *= .75 + .5 * hash2(floor(q.zx * 5.));
    shine = .9; axis = vec3(.4, .4, 1); detail = .9; id = 100. + mod(bed + 50., 30.);
  }
  else if (m < 8.5) { own = hex(0xfff0c0) * 3.4; base = vec3(0.); detail = 1.; }
  else if (m < 10.5) { vec3 tint = m < 9.5 ? hex(0xf0532c) : hex(0xffc45a); own = tint * (1.25 + .5 * (-n.y)) * (.75 + .35 * abs(sin(q.y * 60.))); base = vec3(.02); axis = vec3(1, 0, 0); detail = .9; }
  else {
    float k = floor((m - 20.) / 4.), part = m - 20. - 4. * k;
    float g = hash1(k + 11.);
    base = part > 1.5 && part < 2.5 ? mix(hex(0x2a1712), hex(0x5a3424), g) : (g < .3 ? hex(0x1d2750) : g < .6 ? hex(0x4a1f30) : g < .8 ? hex(0x1f4446) : hex(0x403850)) * .8;
    if (part > 2.5) base = hex(0xb8863f);
    base *= .85 + .3 * layers3(q.xy * 7.);
    axis = vec3(.15, 1, 0); detail = .9; id = 140. + k * 4. + part; shine = .15;
  }
  vec3 lit = vec3(0.);
  for (int k = -1; k < 2; k++) for (int t = 0; t < 2; t++) {
    vec3 at = vec3(t == 0 ? -1.95 : 1.95, 1.96, (cell + float(k) + .5) * STEP);
    vec3 light = bulbLight(q, n, at, hex(0xffb765), way, shine, 2.1);
    if (m > 1.5 || k == 0) lit += light; else lit += light;
  }
  float row = floor((q.z + 1.25) / 1.7);
  lit += bulbLight(q, n, vec3(0., 3.05, (row + .5) * 1.7 - 1.25), hex(0xff8a4a), way, shine, 1.0);
  float open = findOpenness(q, n);
  if (m < 1.5) {
    // Shadows of who stands near, away from the nearest lamps.
    vec3 to = normalize(vec3(sign(q.x) * 1.95, 1.96, (cell + .5) * STEP) - q);
    lit *= .35 + .65 * castShadow(q + n * .03, to, 7., 2.4);
  }
  col = base * (lit * open + mix(hex(0x28204a), hex(0x3f4a86), .5 + .5 * n.y) * .38 * open) + own;
  float rim = pow(1. - max(0., dot(n, -way)), 2.5);
  if (m > 19.5) col += base * hex(0x6a86d8) * .55 * max(0., n.z) * open;
  if (m < 1.5) col += base * hex(0x4a62b8) * .35;
  if (m > 19.5) col += hex(0xffa452) * rim * open * .30 * sat(.4 + .6 * abs(n.x));
  col = mix(col, haze, 1. - exp(-max(hit.x - 5.5, 0.) * .055));
  flow = brushAlong(axis, n, camera);
  col = film(col * 1.15);
}
