// A gloved hand rolls blue ink out on a slab: seen from where the printer stands.
#include "../engine/solids.glsl"
#include "solid-shapes.glsl"

const vec3 SUN = normalize(vec3(-1.15, 1.05, -.55));

// The roller's axle lies along x, its handle runs back along z, towards us and to the right.
vec3 atTool(vec3 p) { p -= vec3(-.42, 0., -.30); p.xz = turn(.40) * p.xz; return p; }

float rollerAt(vec3 p) { p.y -= .25; return max(length(p.yz) - .245, abs(p.x) - .74) - .008; }

float frameAt(vec3 p) {
  vec3 q = vec3(abs(p.x), p.yz);
  float d = rod(q, vec3(.82, .25, 0.), vec3(.82, .31, .18), .032);
  d = blendMin(d, rod(q, vec3(.82, .31, .18), vec3(.58, .40, .44), .032), .03);
  d = blendMin(d, rod(q, vec3(.58, .40, .44), vec3(.0, .45, .52), .034), .03);
  d = min(d, rod(q, vec3(.72, .25, 0.), vec3(.86, .25, 0.), .052));
  return min(d, rod(p, vec3(0., .45, .50), vec3(0., .50, .78), .045));
}

float handleAt(vec3 p) { return blendMin(rod(p, vec3(0., .50, .76), vec3(0., .66, 1.72), .078, .098), rod(p, vec3(0., .495, .74), vec3(0., .50, .79), .095), .03); }

// A fist on the handle: knuckles on top, four fingers round its left side, the thumb forward along the right.
float gloveAt(vec3 p) {
  vec3 o = p - vec3(.02, .585, 1.26);
  o.yz = turn(-.165) * o.yz;
  float d = 10.;
  for (int k = 0; k < 4; k++) {
    float f = float(k);
    float z = -.30 + .172 * f;
    float r = k == 3 ? .080 : k == 0 ? .092 : .097;
    vec3 knuckle = vec3(.06, .225 - .02 * abs(f - 1.2), z + .03);
    vec3 joint = vec3(-.20 - .02 * sin(f * 1.2), .165 - .02 * abs(f - 1.2), z - .01);
    vec3 tip = vec3(-.215, -.06, z - .005);
    float finger = blendMin(rod(o, knuckle, joint, r, r * .95), rod(o, joint, tip, r * .95, r * .86), .04);
    d = k == 0 ? finger : blendMin(d, finger, .022);
  }
  vec3 b = o - vec3(.17, .12, .05);
  float back = block(b, vec3(.15, .15, .34), .13);
  d = blendMin(d, back, .10);
  d = blendMin(d, rod(o, vec3(.20, .10, .16), vec3(.40, .08, .62), .20, .19), .14);
  float thumb = blendMin(rod(o, vec3(.25, .06, .0), vec3(.225, .06, -.30), .115, .098), rod(o, vec3(.225, .06, -.30), vec3(.13, .075, -.52), .098, .080), .05);
  return blendMin(d, thumb, .05);
}

float cuffAt(vec3 p) {
  vec3 o = p - vec3(.02, .585, 1.26);
  o.yz = turn(-.165) * o.yz;
  float along = dot(o - vec3(.40, .08, .62), normalize(vec3(.42, .02, .9)));
  float ripple = .010 * sin(along * 42.);
  float cuff = rod(o, vec3(.40, .08, .62), vec3(.56, .085, .96), .205 + ripple, .275 + ripple);
  return max(cuff, -(along - .36) * -1. - .06);
}

float sleeveAt(vec3 p) {
  vec3 o = p - vec3(.02, .585, 1.26);
  o.yz = turn(-.165) * o.yz;
  float fold = .022 * sin(dot(o, vec3(8., 5., 12.))) + .012 * sin(dot(o, vec3(21., -9., 6.)));
  return rod(o, vec3(.54, .085, .92), vec3(1.55, .20, 2.7), .225, .42) + fold;
}

vec2 map(vec3 p) {
  vec2 d = vec2(p.y + .10, 1.);
  d = nearer(d, vec2(block(p - vec3(-.35, -.05, -.25), vec3(1.95, .05, 1.28), .02), 2.));
  vec3 q = atTool(p);
  float near = length(max(abs(q - vec3(.3, .5, 1.)) - vec3(1.2, .7, 1.6), 0.));
  if (near > .3) d = nearer(d, vec2(near, 6.));
  else {
    d = nearer(d, vec2(rollerAt(q), 3.));
    d = nearer(d, vec2(frameAt(q), 4.));
    d = nearer(d, vec2(handleAt(q), 5.));
    d = nearer(d, vec2(gloveAt(q) * .85, 6.));
    d = nearer(d, vec2(cuffAt(q) * .8, 7.));
    d = nearer(d, vec2(sleeveAt(q) * .7, 8.));
  }
  // A knife with ink on it, and the tin.
  vec3 t = p - vec3(1.52, .16, -1.22);
  float tin = max(drum(t, .34, .26), -drum(t - vec3(0., .10, 0.), .31, .22));
  d = nearer(d, vec2(tin, 9.));
  d = nearer(d, vec2(max(drum(t - vec3(0., -.02, 0.), .31, .14), t.y - .10 - .03 * layers3(t.xz * 5.)), 10.));
  vec3 k = p - vec3(-2.02, .025, .62);
  k.xz = turn(-.95) * k.xz;
  d = nearer(d, vec2(block(k - vec3(.35, 0., 0.), vec3(.40, .008, .085 + .0), .006), 11.));
  d = nearer(d, vec2(rod(k, vec3(-.10, .01, 0.), vec3(-.62, .02, 0.), .058, .070), 5.));
  // Prints lie at the far edge.
  vec3 s = p - vec3(-1.05, -.085, -2.25);
  s.xz = turn(.16) * s.xz;
  d = nearer(d, vec2(block(s, vec3(.85, .012, .60), .004), 12.));
  s = p - vec3(.62, -.088, -2.35);
  s.xz = turn(-.10) * s.xz;
  return nearer(d, vec2(block(s, vec3(.80, .010, .62), .004), 13.));
}

// How thick the ink lies: the roller has gone up and down, and here and there bare glass shows.
float inkAt(vec3 p, out float fresh) {
  vec3 q = atTool(p);
  float wander = .05 * sin(q.z * 2.1) ;
  float lane = smoothstep(.76, .70, abs(q.x + wander) + .05 * (layers4(vec2(q.x * 3., q.z * 5.)) - .5));
  float reach = smoothstep(-1.62, -1.40, q.z + .16 * (layers4(vec2(q.x * 7., 1.)) - .5)) * smoothstep(.55, .38, q.z - .10 * layers3(vec2(q.x * 5., 3.)));
  vec3 o = q; o.xz = turn(-.30) * (o.xz - vec2(-.62, -.10));
  float older = smoothstep(.66, .58, abs(o.x) + .09 * (layers4(vec2(o.x * 2., o.z * 4.) + 5.) - .5)) * smoothstep(-1.1, -.85, o.z) * smoothstep(1.0, .7, o.z + .25 * layers3(vec2(o.x * 6., 9.)));
  fresh = lane * reach;
  return max(fresh, older * .85);
}

void scene(vec2 p, out vec3 col, out float depth, out vec2 flow, out float id, out float detail) {
  vec3 from = vec3(.10, 3.75, 3.35);
  mat3 camera = lookAt(from, vec3(-.13, .12, -.10));
  vec3 way = normalize(camera * vec3(p, 3.15));
  vec2 hit = walk(from, way, 1.5, 12.);
  vec3 q = from + way * hit.x, n = findNormal(q), axis = vec3(0, 0, 1), tool = atTool(q);
  float m = hit.y, gloss = .1, tight = 24., fresh;
  id = m; detail = .85;
  vec3 base = hex(0x888888);
  vec3 along = vec3(0, 0, 1); along.xz = turn(-.40) * along.xz;
  vec3 across = vec3(1, 0, 0); across.xz = turn(-.40) * across.xz;
  if (m < 1.5) {
    float board = floor(q.z * 1.7 + .3);
    base = mix(hex(0x5a4238), hex(0x8a6a52), hash1(board + 4.)) * (.72 + .34 * noise(vec2(q.x * 2.2, q.z * 26.)));
    if (abs(fract(q.z * 1.7 + .3) - .5) > .488) base *= .5;
    base = mix(base, hex(0x23408a), .45 * smoothstep(.70, .74, layers3(q.xz * 3. + 3.)));
    axis = vec3(1, 0, .05); detail = .35;
  } else if (m < 2.5) {
    float ink = inkAt(q, fresh);
    vec3 stone = mix(hex(0xcfc9bb), hex(0xe9e4d6), layers4(q.xz * 1.3));
    float streak = noise(vec2(tool.x * 26., tool.z * 1.6)) * .6 + .4 * noise(vec2(tool.x * 60., tool.z * 2.));
    vec3 blue = mix(hex(0x0c1a60), hex(0x2348c0), streak);
    float cover = sat(ink * 1.25 - .45 * smoothstep(.55, .8, streak) * (1. - fresh));
    base = mix(stone, blue, smoothstep(.25, .6, cover));
    if (n.y > .7 && cover > .4) { n = normalize(n + vec3(.22 * (streak - .5), 0., .16 * (layers3(vec2(tool.x * 30., tool.z * 8.)) - .5))); gloss = .9; tight = 12.; axis = along; id = 2.5 + .6; detail = .6; }
    else { gloss = .25; axis = across; detail = .3; }
  } else if (m < 3.5) {
    float a = atan(tool.y - .25, tool.z);
    float streak = noise(vec2(tool.x * 30., a * 3.));
    base = mix(hex(0x101f6a), hex(0x3a62dc), streak);
    if (abs(tool.x) > .735) base = hex(0x2a2a34);
    gloss = 1.3; tight = 14.; axis = across; detail = .8;
  } else if (m < 4.5) { base = hex(0x9a9ea4); gloss = 2.; tight = 40.; axis = across; detail = 1.; }
  else if (m < 5.5) { base = mix(hex(0x8e3a22), hex(0xc8603a), noise(vec2(q.x * 18., q.z * 5.))); gloss = .9; tight = 30.; axis = along; detail = 1.; }
  else if (m < 6.5) {
    base = mix(hex(0xd99a2f), hex(0xf2c25a), layers3(tool.xz * 4.));
    float stain = smoothstep(.46, .56, layers4(tool.xz * 4.5 + 2.)) * smoothstep(1.35, .95, tool.z);
    base = mix(base, hex(0x2447b0), .85 * stain);
    gloss = .35; tight = 10.; axis = across * .8 + along * .5; detail = .95;
  } else if (m < 7.5) { base = mix(hex(0xc28424), hex(0xe8b348), layers3(tool.xz * 6.)); axis = across; gloss = .3; tight = 10.; }
  else if (m < 8.5) {
    base = mix(hex(0xe6ddcb), hex(0xf8f1e2), layers3(q.xz * 3.));
    float stripe = fract(dot(tool, vec3(9., 2., -4.)));
    base = mix(base, hex(0x7f93b8), .55 * smoothstep(.42, .48, stripe) * smoothstep(.66, .60, stripe));
    axis = along + across * .3; detail = .6;
  } else if (m < 9.5) { base = n.y > .5 || length(q.xz - vec2(1.52, -1.22)) < .325 ? hex(0xb9b6ac) : hex(0xd8452c); if (abs(q.y - .12) < .10 && n.y < .5) base = hex(0xefe2c4); gloss = .9; axis = vec3(1, 0, .2); }
  else if (m < 10.5) { base = mix(hex(0x14246e), hex(0x2f55c8), layers3(q.xz * 9.)); gloss = .9; axis = vec3(1, 0, .3); }
  else if (m < 11.5) { base = mix(hex(0xaab0b6), hex(0x2445a8), smoothstep(.45, .55, layers3(q.xz * 4. + 9.))); gloss = 1.6; axis = vec3(1, 0, 1); }
  else {
    vec3 s = q - (m < 12.5 ? vec3(-1.05, -.085, -2.25) : vec3(.62, -.088, -2.35));
    s.xz = turn(m < 12.5 ? .16 : -.10) * s.xz;
    vec2 u = s.xz / vec2(.85, .60);
    base = hex(0xf3ead7);
    if (max(abs(u.x), abs(u.y)) < .80) {
      float fish = min(length((u - vec2(-.08, .02)) * vec2(.9, 1.7)) - .44, max(abs(u.y - .02) - .9 * (u.x - .26), u.x - .62));
      base = mix(hex(0x1c3a9c), hex(0x3560c8), layers3(u * 5.));
      if (fish < 0.) { base = hex(0xf3ead7); if (fract((u.x + .10 * cos(u.y * 9.)) * 7.) < .34 && u.x > -.28 && u.x < .28) base = hex(0x2447b0); if (length(u - vec2(-.34, -.06)) < .045) base = hex(0x1c3a9c); }
    }
    axis = vec3(1, 0, .1); detail = .7;
  }
  float facing = max(0., dot(n, SUN));
  float sun = facing > 0. ? castShadow(q + n * .015, SUN, 11., 3.6) : 0.;
  float open = findOpenness(q, n);
  vec3 half_ = normalize(SUN - way);
  vec3 sky = normalize(vec3(-.5, 1., .9));
  col = base * hex(0xffe2b2) * 2.7 * sun * facing;
  col += base * open * (mix(hex(0x54444e), hex(0x93a6c8), .5 + .5 * n.y) * .46 + hex(0xffc890) * .12 * max(0., -n.y + .3));
  col += gloss * (hex(0xfff0d2) * sun * pow(max(0., dot(n, half_)), tight) * .75 + hex(0xb9ccea) * open * .16 * pow(max(0., dot(n, normalize(sky - way))), tight * .5));
  float rim = pow(1. - max(0., dot(n, -way)), 3.);
  if (m > 5.5 && m < 8.5) col += hex(0xffd9a0) * rim * .18 * open;
  flow = brushAlong(axis, n, camera); depth = hit.x;
  col = film(col * .92);
}
