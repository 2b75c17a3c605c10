// A print workshop: an etching press with its star wheel, proofs of one picture hung up in the order of their colours.
#include "../engine/solids.glsl"
#include "solid-shapes.glsl"

const vec3 SUN = normalize(vec3(-1.15, .62, .75));

vec3 atPress(vec3 p) { p -= vec3(.05, 0., -.10); p.xz = turn(.42) * p.xz; return p; }

float cheekAt(vec3 p) {
  float z = abs(abs(p.z) - .56) - .055;
  vec2 q = p.xy - vec2(0., 1.20);
  float plate = length(max(abs(q) - vec2(.16, .36), 0.)) - .14;
  plate = max(plate, -(length(max(abs(q - vec2(0., -.02)) - vec2(.05, .22), 0.)) - .075));
  float foot = max(abs(p.y - .44) - .44, abs(abs(p.x) - .20 - .26 * (.88 - p.y)) - .07);
  float brace = max(abs(p.y - .30) - .05, abs(p.x) - .42);
  return max(min(plate, min(foot, brace)), z);
}

float starAt(vec3 p) {
  p -= vec3(0., 1.30, .84);
  float hub = max(length(p.xy) - .125, abs(p.z) - .085);
  float a = atan(p.y, p.x) + .24, part = PI / 3.;
  a = mod(a + part * .5, part) - part * .5;
  vec3 q = vec3(length(p.xy) * vec2(cos(a), sin(a)), p.z);
  float spoke = rod(q, vec3(.1, 0., 0.), vec3(.80, 0., .03), .034, .022);
  float grip = ball(q - vec3(.84, 0., .03), vec3(.075, .050, .050));
  float rim = length(vec2(length(p.xy) - .52, p.z)) - .024;
  return min(min(hub, spoke), min(grip, rim));
}

float rollersAt(vec3 p) {
  float upper = max(length(p.xy - vec2(0., 1.30)) - .185, abs(p.z) - .50);
  float lower = max(length(p.xy - vec2(0., .90)) - .155, abs(p.z) - .50);
  float axle = max(length(p.xy - vec2(0., 1.30)) - .05, abs(p.z - .2) - .72);
  return min(min(upper, lower), axle);
}

float bedAt(vec3 p) { return block(p - vec3(-.22, 1.07, 0.), vec3(1.62, .035, .44), .008); }

float sheetsAt(vec3 p, out float which) {
  which = 0.;
  float d = 10.;
  for (int k = 0; k < 5; k++) {
    float f = float(k);
    vec3 q = p - vec3(-1.62 + 1.0 * f, 2.36 - .13 * sin(PI * (f + .5) / 5.) + .02 * sin(f * 4.), -1.95 + .10 * sin(f * 2.));
    q.xz = turn(.16 * sin(f * 2.7 + .5)) * q.xz;
    q.z += .05 * q.y * q.y + .035 * sin(q.x * 4. + f);
    float s = block(q, vec3(.40, .53, .008), .004) * .8;
    if (s < d) { d = s; which = f; }
  }
  return d;
}

vec2 map(vec3 p) {
  vec2 d = vec2(p.y, 1.);
  d = nearer(d, vec2(p.z + 2.7, 2.));
  d = nearer(d, vec2(p.x + 3.6, 3.));
  vec3 q = atPress(p);
  float around = length(max(abs(q - vec3(-.2, .9, .1)) - vec3(1.7, 1.3, 1.), 0.));
  if (around > .3) d = nearer(d, vec2(around, 4.));
  else {
    d = nearer(d, vec2(cheekAt(q), 4.));
    d = nearer(d, vec2(starAt(q), 5.));
    d = nearer(d, vec2(rollersAt(q), 6.));
    d = nearer(d, vec2(bedAt(q), 7.));
    // Felt under the roller, and the sheet that is being lifted off the plate.
    float felt = max(block(q - vec3(.52, 1.125 + .10 * smoothstep(.35, 1.1, q.x), 0.), vec3(.60, .022, .38), .012), -10.);
    d = nearer(d, vec2(felt * .8, 8.));
    d = nearer(d, vec2(block(q - vec3(-1.05, 1.118, 0.), vec3(.46, .014, .33), .004), 9.));
    float x = q.x + 1.05;
    float lift = .62 * pow(sat((-x + .12) / .62), 1.7);
    d = nearer(d, vec2(block(vec3(x, q.y - 1.145 - lift, q.z), vec3(.49, .007, .36), .004) * .62, 10.));
    float screw = min(max(length(q.xz - vec2(0., .56)) - .05, abs(q.y - 1.80) - .17), max(length(q.xz - vec2(0., -.56)) - .05, abs(q.y - 1.80) - .17));
    screw = min(screw, rod(vec3(q.x, q.y, abs(q.z) - .56), vec3(-.20, 1.95, 0.), vec3(.20, 1.95, 0.), .025));
    d = nearer(d, vec2(screw, 5.));
    d = nearer(d, vec2(block(q - vec3(0., .12, 0.), vec3(.50, .06, .70), .02), 4.));
  }
  if (p.z > -1.4) d.x = min(d.x, p.z + 1.55);
  else { float which; float s = sheetsAt(p, which); d = nearer(d, vec2(s, 20. + which)); d = nearer(d, vec2(rod(p, vec3(-3.5, 3.06, -2.), vec3(.4, 2.84, -1.98), .010), 11.)); d = nearer(d, vec2(rod(p, vec3(.4, 2.84, -1.98), vec3(4.3, 3.06, -2.), .010), 11.)); }
  // A chest of shallow drawers with tins, a jar of brushes and a slab.
  vec3 c = p - vec3(-2.55, 0., -1.55);
  float chest = block(c - vec3(0., .50, 0.), vec3(.85, .50, .55), .02);
  if (chest < 1.2) {
    float line = abs(fract(c.y * 6.2) - .5) - .46;
    d = nearer(d, vec2(chest + .012 * smoothstep(.0, .02, line) * step(c.z, .56), 12.));
    d = nearer(d, vec2(drum(c - vec3(-.46, 1.12, .12), .14, .12), 13.));
    d = nearer(d, vec2(drum(c - vec3(-.10, 1.09, .26), .12, .09), 14.));
    d = nearer(d, vec2(drum(c - vec3(-.22, 1.11, -.12), .13, .11), 15.));
    d = nearer(d, vec2(drum(c - vec3(.42, 1.14, .02), .10, .14), 16.));
    for (int k = 0; k < 5; k++) { float f = float(k); d = nearer(d, vec2(rod(c, vec3(.42, 1.2, .02), vec3(.42 + .17 * cos(f * 1.4), 1.58 + .06 * sin(f * 3.), .02 + .17 * sin(f * 1.4)), .014, .022), 17.)); }
  } else d = nearer(d, vec2(chest - .7, 12.));
  // A stool with folded cloth at the right.
  vec3 s = p - vec3(1.95, 0., .35);
  float stool = min(drum(s - vec3(0., .70, 0.), .26, .03), rod(vec3(abs(s.x), s.y, abs(s.z)), vec3(.15, .7, .15), vec3(.24, 0., .24), .026));
  d = nearer(d, vec2(stool, 12.));
  return nearer(d, vec2(blendMin(block(s - vec3(-.02, .77, .03), vec3(.19, .035, .15), .03), ball(s - vec3(.06, .82, .0), vec3(.13, .05, .12)), .05), 18.));
}

float throughWindow(vec3 p) {
  vec3 q = p + SUN * ((-3.6 - p.x) / SUN.x);
  vec2 w = vec2(q.z - .75, q.y - 3.95);
  float open = smoothstep(1.62, 1.56, abs(w.x)) * smoothstep(1.35, 1.29, abs(w.y));
  return open * smoothstep(.04, .07, abs(abs(w.x) - .54)) * smoothstep(.04, .07, abs(mod(w.y + .45, .9) - .45));
}

// The picture that is printed: `states` colours of four. One unit high.
vec3 proofAt(vec2 u, float states, out float inked) {
  vec3 paper = hex(0xf1e7d2), c = paper;
  inked = 0.;
  if (abs(u.x) > .74 || abs(u.y) > .76) return c;
  float grain = .90 + .14 * layers3(u * 9.);
  float ridge = -.05 + .30 * sin(u.x * 2.2 + .9) * .6, near = -.36 + .14 * sin(u.x * 3. + 3.);
  if (states > .5) { c = mix(hex(0xf2c24a), paper, .25 * smoothstep(.0, .7, u.y)) * grain; inked = 1.; }
  if (states > 1.5 && length(u - vec2(.22, .28)) < .27) c = hex(0xd8412a) * grain;
  if (states > 1.5 && u.y < near) c = hex(0xd8412a) * grain;
  if (states > 2.5 && u.y < ridge && u.y > near) c = hex(0x2a7f86) * grain;
  if (states > 3.5) {
    float bough = min(abs(u.y - .50 + .45 * u.x + .2 * u.x * u.x), abs(u.x + .45 - .10 * sin(u.y * 4.))) - .030;
    if (bough < 0. && u.x < .45) c = hex(0x1b1e33);
    if (abs(u.y - ridge) < .022 || abs(u.y - near) < .018) c = hex(0x1b1e33);
  }
  return c;
}

void scene(vec2 p, out vec3 col, out float depth, out vec2 flow, out float id, out float detail) {
  vec3 from = vec3(.30, 1.78, 4.7);
  mat3 camera = lookAt(from, vec3(.10, 1.56, -.4));
  vec3 way = normalize(camera * vec3(p, 2.52));
  vec2 hit = walk(from, way, 1., 14.);
  vec3 q = from + way * hit.x, n = findNormal(q), axis = vec3(0, 1, 0), w = atPress(q);
  float m = hit.y, gloss = .1, tight = 20., inked;
  id = m; detail = .85;
  vec3 base = hex(0x888888);
  if (m < 1.5) {
    float board = floor(q.z * 2.6);
    base = mix(hex(0x75503f), hex(0xa87a58), hash2(vec2(board, floor(q.x * .45 + hash1(board) * 3.)))) * (.8 + .35 * noise(vec2(q.x * 1.8, q.z * 22.)));
    if (abs(fract(q.z * 2.6) - .5) > .485) base *= .6;
    axis = vec3(1, 0, 0); detail = .35; gloss = .2;
  } else if (m < 2.5) {
    base = mix(hex(0x98a69a), hex(0xc6c6aa), layers4(q.xy * .9)); axis = vec3(.5, 1, 0); detail = .2;
    if (q.y < .95) { base = mix(hex(0x3f6468), hex(0x54787a), layers3(q.xy * 2.)); }
    if (abs(q.y - .95) < .03) base = hex(0x2c3f4c);
  } else if (m < 3.5) { base = mix(hex(0x5c7a80), hex(0x7f9a96), layers3(q.zy)); detail = .2; }
  else if (m < 4.5) { base = mix(hex(0x1d2f2c), hex(0x35544a), layers3(w.xy * 5.)); gloss = .55; tight = 18.; axis = vec3(.1, 1, 0); }
  else if (m < 5.5) { base = mix(hex(0x2a2c33), hex(0x4a4c52), noise(w.xy * 12.)); float r = length(w.xy - vec2(0., 1.3)); if (r > .76 && w.z > .7) base = hex(0xa8612f); gloss = 1.1; tight = 30.; vec2 o = w.xy - vec2(0., 1.3); axis = vec3(o, .0); axis.xz = turn(-.42) * axis.xz; }
  else if (m < 6.5) { base = hex(0x8f9498); gloss = 1.8; tight = 26.; axis = vec3(.4, 0, 1); }
  else if (m < 7.5) { base = mix(hex(0x7a5a3c), hex(0xb58a58), noise(vec2(w.x * 3., w.z * 30.))); axis = vec3(1, 0, .4); gloss = .3; }
  else if (m < 8.5) { base = mix(hex(0xd9cdb4), hex(0xf0e6cf), layers3(w.xz * 8.)); axis = vec3(1, 0, .4); }
  else if (m < 9.5) { base = proofAt(vec2((w.x + 1.05) / .46, w.z / .33).yx * vec2(1., -1.), 4., inked) * .75; gloss = .8; axis = vec3(1, 0, .4); }
  else if (m < 10.5) {
    vec2 u = vec2(w.z / .36, (w.x + 1.05) / .49);
    base = n.y < 0. ? proofAt(u, 4., inked) : mix(hex(0xf6efdf), hex(0xe8d9be), .4 * layers3(u * 3.));
    axis = vec3(1, .4, .4);
  }
  else if (m < 11.5) { base = hex(0x2a2a30); axis = vec3(1, 0, 0); }
  else if (m < 12.5) { base = mix(hex(0x7b4f35), hex(0xb27c4c), noise(vec2(q.x * 4., q.y * 34.))); axis = vec3(1, 0, 0); vec3 c = q - vec3(-2.55, 0., -1.55); if (c.z > .54 && c.y < 1. && abs(fract(c.y * 6.2) - .5) > .46) base *= .45; if (c.z > .54 && c.y < .98 && length(vec2(abs(c.x) - .4, (fract(c.y * 6.2) - .5) / 6.2)) < .035) base = hex(0xd9b060); }
  else if (m < 13.5) { base = hex(0xd0402a); gloss = .7; axis = vec3(1, 0, 0); }
  else if (m < 14.5) { base = hex(0xe9b93f); gloss = .7; axis = vec3(1, 0, 0); }
  else if (m < 15.5) { base = hex(0x23707a); gloss = .7; axis = vec3(1, 0, 0); }
  else if (m < 16.5) base = hex(0xe2d6bf);
  else if (m < 17.5) base = hex(0xb98846);
  else if (m < 18.5) { base = mix(hex(0xb8402c), hex(0xd96a4a), layers3(q.xz * 8.)); axis = vec3(1, .2, .4); }
  else {
    float f = m - 20.;
    vec3 s = q - vec3(-1.62 + 1.0 * f, 2.36 - .13 * sin(PI * (f + .5) / 5.) + .02 * sin(f * 4.), -1.95 + .10 * sin(f * 2.));
    s.xz = turn(.16 * sin(f * 2.7 + .5)) * s.xz;
    base = proofAt(s.xy / vec2(.40, .53), min(f + 1., 4.), inked);
    if (f > 3.5) base = proofAt(s.xy / vec2(.40, .53), 4., inked);
    axis = vec3(.2, 1, 0); gloss = .05;
    id = 20. + f; detail = .85;
  }
  float sun = throughWindow(q), facing = max(0., dot(n, SUN));
  if (m > 19.5 || m == 10.) facing = max(facing, .45 * max(0., dot(-n, SUN)));
  if (sun > 0. && facing > 0.) sun *= m > 19.5 ? 1. : castShadow(q + n * .03, SUN, 18., 4.);
  float open = findOpenness(q, n);
  vec3 to = vec3(-3.5, 2.3, .6) - q; float far = length(to); to /= far;
  float sky = max(0., dot(n, to)) * 5. / (2. + far * far);
  vec3 half_ = normalize(SUN - way), soft = normalize(to - way);
  col = base * hex(0xffd79a) * 7.0 * sun * facing;
  col += base * open * (hex(0xc2d6ea) * 1.5 * sky + mix(hex(0x4a4560), hex(0x8391a6), .5 + .5 * n.y) * .72 + hex(0xffc48a) * .16 * max(0., .4 - n.y));
  col += gloss * open * (hex(0xffe2b4) * sun * pow(max(0., dot(n, half_)), tight) * 1.4 + hex(0xcfe2f2) * .32 * pow(max(0., dot(n, soft)), tight * .6));
  float dust = 0.;
  for (int k = 0; k < 20; k++) { float t = (float(k) + .5) / 20. * min(hit.x, 8.); vec3 a = from + way * t; dust += throughWindow(a) / 20.; }
  col += hex(0xffdfae) * dust * .20;
  flow = brushAlong(axis, n, camera); depth = hit.x;
  col = film(col * 1.15);
}
