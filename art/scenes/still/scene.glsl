// Wattle in a glazed jug, lemons and a pear on linen; a window somewhere to the left.
#include "../../engine/solids.glsl"

const vec3 WINDOW = normalize(vec3(-.72, .62, .42));
const float TABLE = 1., LINEN = 2., WALL = 3., JUG = 10., LEMON = 11., PEAR = 15., STALK = 16., HALF = 17.,
  BOUGH = 30., TWIG = 31., LEAF = 32., BLOSSOM = 33.;
const vec3 JUG_AT = vec3(.28, .03, -.35), PEAR_AT = vec3(1.32, .3, -.28), HALF_AT = vec3(.02, .235, .92);

float ellipsoid(vec3 p, vec3 radii) {
  float near = length(p / radii);
  return near * (near - 1.) / length(p / (radii * radii));
}
void offer(inout vec2 best, float away, float id) { if (away < best.x) best = vec2(away, id); }

float lemon(vec3 p, vec3 at, vec2 turned, float size) {
  p -= at;
  p.xz = turn(turned.x) * p.xz; p.xy = turn(turned.y) * p.xy;
  float d = ellipsoid(p, vec3(.3, .235, .235) * size);
  d = blendMin(d, length(p - vec3(.29 * size, 0, 0)) - .055 * size, .12 * size);
  return blendMin(d, length(p + vec3(.28 * size, 0, 0)) - .04 * size, .09 * size);
}

float jug(vec3 p) {
  float belly = .3 + .17 * sin(clamp((p.y - .02) * 2.3, 0., 3.1));
  float radius = (belly - .1 * smoothstep(.75, 1.15, p.y) + .07 * smoothstep(1.12, 1.38, p.y)) * .95;
  float d = max((length(p.xz) - radius) * .72, max(-p.y, p.y - 1.36));
  d = max(d, -max((length(p.xz) - (radius - .045)) * .72, .08 - p.y));
  vec3 q = p - vec3(-.5, .86, 0.);
  float handle = length(vec2(length(q.xy * vec2(1., .72)) - .25, q.z)) - .042;
  return blendMin(d, max(handle, q.x - .16), .05);
}

float linen(vec3 p) {
  float waves = .022 * sin(p.x * 5. + 2.5 * layers3(p.xz * 1.3)) * smoothstep(.1, -1.2, p.x + .2);
  waves += .045 * (layers3(p.xz * vec2(1.3, 2.2) + 3.) - .5);
  float folds = .05 * exp(-pow((p.z - .25 - .35 * p.x) / .1, 2.)) + .045 * exp(-pow((p.z + .62 + .18 * p.x) / .07, 2.));
  float beyond = smoothstep(1.05, 1.35, length((p.xz - vec2(-.35, -.2)) * vec2(.78, 1.15)) + .12 * sin(p.x * 4.));
  return p.y - (waves + folds + .035) * (1. - beyond) + .05 * beyond;
}

// One knot of a twig: a leaf and three balls of blossom.
void offerKnot(inout vec2 best, vec3 q, vec3 dir, vec3 at, float twig, float knot) {
  float side = mod(knot, 2.) * 2. - 1.;
  vec3 chance = vec3(hash1(twig * 7. + knot), hash1(twig * 3. + knot * 2.), hash1(twig + knot * 5.)) - .5;
  vec3 d = normalize(cross(dir, vec3(.2, .3, 1.)) * side + dir * .55 + vec3(0., -.25, 0.) + .5 * chance);
  vec3 l = q - at - d * .15, up = normalize(cross(d, vec3(.3, 1., .6)));
  float far = dot(l, d);
  vec3 leaf = vec3(far, dot(l, up) - .9 * far * far, dot(l, cross(up, d)));
  if (knot < 4.5) offer(best, ellipsoid(leaf, vec3(.19, .012, .05)) * .6, LEAF);
  float radius = .052 + .018 * hash1(twig * 5. + knot);
  vec3 off = vec3(hash1(knot + twig * 11.) - .5, hash1(knot * 3. + twig) - .3, hash1(knot * 2. + twig * 3.) - .5);
  vec3 ball = q - at - off * .16;
  offer(best, length(ball) - radius, BLOSSOM);
  offer(best, length(ball - vec3(.075 * side, .06, .03)) - radius * .85, BLOSSOM);
  offer(best, length(ball - vec3(-.03 * side, .1, .05)) - radius * .7, BLOSSOM);
}

vec2 bough(vec3 p) {
  float around = length(p - vec3(.2, 1.75, 0.));
  if (around > 1.35) return vec2(around - 1.25, BOUGH);
  vec2 best = vec2(1e3, 0.);
  for (int b = 0; b < 6; b++) {
    float twig = float(b), angle = twig * 1.05 + .4, len = .86 + .22 * hash1(twig + 2.);
    vec3 dir = normalize(vec3(cos(angle) * .75 + .12, 1.15 - .09 * twig, sin(angle) * .5));
    vec3 sag = vec3(dir.x, -.35, dir.z) * .3;
    vec3 q = p - vec3(.06 * cos(angle), 1.25, .06 * sin(angle));
    float t = clamp(dot(q, dir), 0., len);
    offer(best, length(q - dir * t - sag * t * t) - .014, TWIG);
    for (int k = 0; k < 6; k++) {
      float at = len * (.3 + .13 * float(k));
      offerKnot(best, q, dir, dir * at + sag * at * at, twig, float(k));
    }
  }
  return vec2(best.x * .9, best.y);
}

vec3 toHalf(vec3 p) {
  p -= HALF_AT;
  p.xz = turn(.35) * p.xz; p.yz = turn(-.28) * p.yz;
  return p;
}

vec2 map(vec3 p) {
  vec2 best = vec2(p.y + .012, TABLE);
  offer(best, linen(p) * .7, LINEN);
  offer(best, p.z + 2., WALL);
  offer(best, jug(p - JUG_AT), JUG);
  offer(best, lemon(p, vec3(-.52, .26, .28), vec2(.5, .15), 1.), LEMON);
  offer(best, lemon(p, vec3(-.98, .26, -.12), vec2(-.9, .1), .98), LEMON + 1.);
  offer(best, lemon(p, vec3(.98, .235, .3), vec2(2.5, .12), .95), LEMON + 2.);
  offer(best, lemon(p, vec3(-.66, .6, -.02), vec2(1.4, -.2), .82), LEMON + 3.);
  vec3 q = p - PEAR_AT;
  q.xy = turn(-.2) * q.xy;
  offer(best, blendMin(length(q) - .31, length(q - vec3(0, .4, 0)) - .15, .34), PEAR);
  vec3 stalk = q - vec3(.02, .62, 0.);
  stalk.xy = turn(.35) * stalk.xy;
  offer(best, max(length(stalk.xz) - .015, abs(stalk.y) - .1), STALK);
  vec3 c = toHalf(p);
  offer(best, max(length(c) - .245, c.z - .03), HALF);
  vec2 flowers = bough(p - JUG_AT);
  offer(best, flowers.x, flowers.y);
  return best;
}

float windowReaches(vec3 p) {
  float reached = 1., t = .03;
  for (int i = 0; i < 36; i++) {
    float d = map(p + WINDOW * t).x;
    reached = min(reached, 9. * d / t);
    t += clamp(d, .02, .18);
    if (reached < .01 || t > 4.) break;
  }
  return sat(reached);
}
float openness(vec3 p, vec3 n) {
  float closed = 0., strength = 1.;
  for (int i = 1; i < 6; i++) {
    float h = .05 * float(i);
    closed += (h - map(p + n * h).x) * strength;
    strength *= .72;
  }
  return sat(1. - 2.2 * closed);
}

struct Surface { vec3 albedo, glow; float gloss, detail; };

Surface glaze(vec3 j) {
  float around = atan(j.x, j.z);
  vec3 blue = mix(hex(0x1f4f8c), hex(0x2f78b5), layers3(vec2(around * 2., j.y * 3.)));
  float bands = smoothstep(.02, 0., abs(j.y - 1.02 - .02 * sin(around * 9.)) - .025) + smoothstep(.02, 0., abs(j.y - .16) - .02);
  float cream = max(sat(bands), smoothstep(0., .05, j.y - 1.1 - .07 * sin(around * 5.)));
  return Surface(mix(blue, hex(0xe9e2cf), cream), vec3(0), 1., .95);
}

Surface cutFace(vec3 c) {
  if (c.z <= .02) return Surface(hex(0xf4c21c), vec3(0), .4, 1.);
  float far = length(c.xy), angle = atan(c.y, c.x), segment = abs(fract(angle / (2. * PI) * 9.) - .5) * 2.;
  vec3 colour = mix(hex(0xf7d74f), hex(0xffeeb0), .6 * noise(vec2(angle * 14., far * 22.)));
  colour = mix(colour, hex(0xfff6dd), smoothstep(.84, .94, segment));
  colour = mix(colour, hex(0xfff3d2), smoothstep(.198, .208, far));
  colour = mix(colour, hex(0xf2c21d), smoothstep(.232, .238, far));
  return Surface(mix(colour, hex(0xfff3d2), smoothstep(.03, .02, far)), hex(0xffd060) * .2, .55, 1.);
}

Surface findSurface(float id, vec3 p) {
  if (id < TABLE + .5) {
    // Boards with a grain, seams between them and a darker knot here and there.
    float board = p.z * 2.1 + .15, seam = smoothstep(.03, .008, abs(fract(board) - .5));
    float grain = noise(vec2(p.x * 2. + floor(board + .5) * 7., p.z * 14.));
    vec3 wood = mix(hex(0x6b4632), hex(0x8d6244), grain) * (.88 + .24 * hash1(floor(board + .5)));
    return Surface(wood * (1. - .45 * seam), vec3(0), .12, .8);
  }
  if (id < LINEN + .5) {
    float place = fract(p.x * 2.4 + .35 * p.z);
    return Surface(mix(hex(0xd9dde0), hex(0x4f7fa0), step(.8, place) * .75), vec3(0), 0., .8);
  }
  if (id < WALL + .5) {
    vec3 wall = mix(hex(0x2c5a5e), hex(0x163238), smoothstep(-2., 2.4, p.x * .6 + p.y * .5));
    wall = mix(wall, hex(0x4f7f78), .6 * exp(-length(p.xy - vec2(-.9, 1.6)) * .9));
    return Surface(wall * (.85 + .3 * layers3(p.xy * 1.5)), vec3(0), 0., .1);
  }
  if (id < JUG + .5) return glaze(p - JUG_AT);
  if (id < PEAR - .5) {
    vec3 peel = mix(hex(0xf4c21c), hex(0xd8a818), noise(p * 9.) * .5);
    peel = mix(peel, hex(0x9aa52a), .25 * smoothstep(.55, .8, noise(p * 4.)));
    return Surface(peel, hex(0xffa21a) * .16, .4, .95);
  }
  if (id < PEAR + .5) {
    vec3 c = p - PEAR_AT;
    float blush = smoothstep(-.25, .3, c.x * .8 + .25 * c.y + .5 * layers3(p.xy * 3.) - .2);
    vec3 skin = mix(mix(hex(0xa9b23e), hex(0xc9582f), blush), hex(0xc9bd55), smoothstep(.2, .5, c.y) * .5);
    return Surface(skin, vec3(0), .35, .9);
  }
  if (id < STALK + .5) return Surface(hex(0x4a3220), vec3(0), .2, .8);
  if (id < HALF + .5) return cutFace(toHalf(p));
  if (id < TWIG + .5) return Surface(hex(0x5d5136), vec3(0), .2, .9);
  if (id < LEAF + .5) {
    vec3 green = mix(hex(0x4f7a5c), hex(0x8fb394), hash2(floor(p.xy * 5.)));
    return Surface(green, hex(0x9ad06a) * .12, .25, .9);
  }
  return Surface(mix(hex(0xf2b705), hex(0xffdf3a), noise(p * 40.)), hex(0xffb000) * .25, 0., 1.);
}

vec3 light(Surface s, float id, vec3 p, vec3 n, vec3 ray) {
  float lit = windowReaches(p + n * .01), open = openness(p, n);
  float shine = pow(max(dot(n, normalize(WINDOW - ray)), 0.), 40.), grazing = pow(1. - max(dot(n, -ray), 0.), 3.);
  vec3 l = hex(0xffe2ae) * 2.7 * max(dot(n, WINDOW), 0.) * lit;
  l += mix(hex(0x6b4a3c), hex(0x7fa0b8), .5 + .5 * n.y) * .42 * open;
  l += hex(0xc98a52) * .16 * max(0., .3 - n.y) * open * exp(-p.y * 1.4);
  vec3 colour = s.albedo * l + s.glow * (.35 + .65 * lit) * open;
  colour += hex(0xfff4dc) * shine * s.gloss * lit * 1.3 + hex(0x9fc7d8) * grazing * s.gloss * .35 * open;
  if (abs(id - JUG) > .5) return colour;
  vec3 mirrored = reflect(ray, n); // the window itself, with its bars
  float bars = abs(fract(atan(mirrored.y, mirrored.x) * 2.) - .5) > .06 ? 1. : .4;
  return colour + hex(0xfff8ea) * smoothstep(.75, .8, dot(mirrored, WINDOW)) * bars * .65;
}

// Brushes follow the form: around the jug, along lemons, out from the middle of the half.
vec3 brushWay(float id, vec3 p, vec3 n) {
  if (id > WALL - .5 && id < WALL + .5)
    return cross(n, normalize(vec3(1., -1., 0.) + .5 * vec3(0., sin(p.x * 1.3 + layers3(p.xy) * 2.), 0.)));
  if (id > JUG - .5 && id < JUG + .5) {
    vec3 j = p - JUG_AT;
    return cross(n, j.x < -.46 && j.y > .5 ? vec3(0, 0, 1) : vec3(0, 1, 0));
  }
  if (id > LEMON - .5 && id < STALK + .5) {
    float a = id < LEMON + .5 ? .5 : id < LEMON + 1.5 ? -.9 : id < LEMON + 2.5 ? 2.5 : 1.4;
    vec3 axis = id > PEAR - .5 ? vec3(.2, 1., 0.) : vec3(cos(a), .15, sin(a));
    return axis - n * dot(axis, n);
  }
  if (id > HALF - .5 && id < HALF + .5) {
    vec3 c = toHalf(p);
    return length(c.xy) < .2 ? vec3(c.xy, 0.) : vec3(-c.y, c.x, 0.);
  }
  return cross(n, id > LEAF - .5 && id < LEAF + .5 ? vec3(.3, 1., .4) : vec3(0, 1, 0));
}

void scene(vec2 p, out vec3 colour, out float depth, out vec2 flow, out float id, out float detail) {
  vec3 eye = vec3(.15, 1.62, 5.6), ahead = normalize(vec3(.16, .94, 0.) - eye);
  vec3 right = normalize(cross(ahead, vec3(0, 1, 0))), up = cross(right, ahead);
  vec3 ray = normalize(ahead * 3. + right * p.x + up * p.y);
  float t = 3.;
  vec2 found;
  for (int i = 0; i < 110; i++) {
    found = map(eye + ray * t);
    if (found.x < .0012 * t || t > 14.) break;
    t += found.x * .85;
  }
  vec3 at = eye + ray * t, n = findNormal(at);
  id = found.y; depth = t;
  Surface s = findSurface(id, at);
  colour = film(light(s, id, at, n, ray) * 1.02);
  detail = s.detail;
  vec3 way = brushWay(id, at, n);
  vec2 seen = vec2(dot(way, right), dot(way, up));
  flow = length(seen) > .02 ? normalize(seen) : vec2(1., 0.);
  if (id < TABLE + .5) flow = vec2(1., 0.);
  else if (id < LINEN + .5) flow = normalize(vec2(1., 1.4 * (layers3(at.xz * 2.) - .5)));
}
