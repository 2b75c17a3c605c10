// A woman's head with closed eyes and a crown of flowers, modelled as distances and lit by a warm lamp from the left and
// a cool rim from the right. `portrait` and `bust3d` put her before their own grounds.
#include "../../engine/solids.glsl"

const vec3 LAMP = normalize(vec3(-.62, .5, .62));
const float SKIN = 1., HAIR = 2., COAT = 3., CROWN = 20., WHITE = 21., PINK = 22., APRICOT = 23., EYE = 24.,
  LEAF = 25., PALE_LEAF = 26., BERRY = 27., GOLD = 30.;

float ellipsoid(vec3 p, vec3 radii) {
  float near = length(p / radii);
  return near * (near - 1.) / length(p / (radii * radii));
}
float capsule(vec3 p, vec3 a, vec3 b, float ra, float rb) {
  vec3 q = p - a, d = b - a;
  float t = clamp(dot(q, d) / dot(d, d), 0., 1.);
  return length(q - d * t) - mix(ra, rb, t);
}
void offer(inout vec2 best, float away, float id) { if (away < best.x) best = vec2(away, id); }

// From the room to the head, which is turned and a little bowed.
vec3 toHead(vec3 p) {
  p.xz = turn(.62) * p.xz; p.yz = turn(-.06) * p.yz; p.xy = turn(.1) * p.xy;
  return p;
}

float face(vec3 p) {
  vec3 m = vec3(abs(p.x), p.yz); // both sides at once
  float d = ellipsoid(p - vec3(0, .22, -.1), vec3(.72, .86, .86));
  d = blendMin(d, ellipsoid(p - vec3(0, -.36, .2), vec3(.49, .68, .55)), .3);
  d = blendMin(d, ellipsoid(p - vec3(0, -.87, .52), vec3(.16, .11, .12)), .24); // chin
  d = blendMin(d, ellipsoid(m - vec3(.36, -.16, .5), vec3(.2)), .22); // cheekbones
  d = blendMin(d, capsule(m, vec3(.1, .26, .74), vec3(.42, .24, .56), .06, .06), .16); // brows
  d = blendMax(d, -ellipsoid(m - vec3(.29, .09, .9), vec3(.19, .11, .17)), .16); // sockets
  d = blendMin(d, length(m - vec3(.275, .075, .585)) - .17, .05); // lids
  d = blendMin(d, capsule(p, vec3(0, .2, .74), vec3(0, -.19, .95), .05, .068), .11); // nose
  d = blendMin(d, ellipsoid(p - vec3(0, -.215, .925), vec3(.07, .058, .075)), .07);
  d = blendMin(d, ellipsoid(m - vec3(.078, -.235, .85), vec3(.045, .042, .065)), .05);
  d = blendMin(d, ellipsoid(p - vec3(0, -.47, .7), vec3(.21, .16, .11)), .16); // mouth
  d = blendMin(d, ellipsoid(m - vec3(.055, -.475, .815 - .3 * m.x * m.x), vec3(.12, .034, .045)), .035);
  d = blendMin(d, ellipsoid(p - vec3(0, -.548, .8), vec3(.13, .044, .05)), .04);
  return blendMax(d, -capsule(m, vec3(0., -.51, .885), vec3(.16, -.5, .8), .006, .004), .035);
}

float strands(vec3 p) {
  float a = atan(p.x, p.z);
  float wavy = sin(a * 26. + p.y * 5. + 4. * layers3(vec2(a * 2., p.y * 2.)));
  return wavy * .012 + .05 * (layers3(vec2(a * 3., p.y * 1.6)) - .5);
}
float hair(vec3 p) {
  float d = ellipsoid(p - vec3(0, .36, -.26), vec3(.86, .92, .92));
  d = blendMin(d, ellipsoid(p - vec3(0, -.34, -.38), vec3(.72, .75, .62)), .3);
  d = blendMax(d, -(p.y + .92 + .2 * p.z), .1);
  d = blendMin(d, ellipsoid(p - vec3(-.05, 1.18, -.72), vec3(.44, .4, .42)), .12); // bun
  float cut = ellipsoid(p - vec3(0, 0, 1.02), vec3(.61, .8, .6));
  // Strands begin well away from the cut: at its edge they would nibble at the cheek.
  d -= strands(p) * smoothstep(.1, .55, cut);
  return blendMax(d, -cut, .14);
}

// Five petals and an eye, seen from `outwards`.
void offerBlossom(inout vec2 best, vec3 c, vec3 outwards, vec3 along, float chance) {
  vec3 up = normalize(cross(outwards, along));
  vec3 l = vec3(dot(c, along), dot(c, up), dot(c, outwards));
  float fifth = 2. * PI / 5., far = length(l.xy);
  float angle = mod(atan(l.y, l.x) + fifth * .5 + chance * 3., fifth) - fifth * .5;
  vec3 petal = vec3(far * cos(angle) - .125, far * sin(angle), l.z - .4 * far * far + .02);
  offer(best, ellipsoid(petal, vec3(.125, .088, .022)) * .8, WHITE + floor(chance * 2.99));
  offer(best, length(l - vec3(0, 0, .03)) - .052, EYE);
}
void offerSprig(inout vec2 best, vec3 q, vec3 outwards, vec3 along, float chance) {
  for (int j = 0; j < 2; j++) {
    float side = float(j) * 2. - 1.;
    vec3 d = normalize(outwards * .75 + along * side * .8 + vec3(0, .55 * (chance - .2) * side + .3, 0));
    vec3 c = q - d * .16;
    vec3 up = normalize(cross(d, vec3(.2, .3, 1.)));
    float far = dot(c, d);
    vec3 l = vec3(far, dot(c, up) - .7 * far * far, dot(c, cross(up, d)));
    offer(best, ellipsoid(l, vec3(.2, .014, .068)) * .65, LEAF + floor(chance * 1.99));
  }
  vec3 b = q - outwards * .1 - along * .05;
  float berries = min(length(b - vec3(.05, .05, .02)) - .028, length(b - vec3(-.04, .07, .03)) - .03);
  offer(best, min(length(b) - .035, berries), BERRY);
}
vec2 crown(vec3 p) {
  vec2 best = vec2(1e3, 0.);
  vec3 c = p - vec3(0, .7, -.2);
  c.yz = turn(-.16) * c.yz;
  float ring = length(vec2(length(c.xz) - .84, c.y));
  if (ring > .42) return vec2(ring - .36, CROWN);
  const float COUNT = 17.;
  for (int side = -1; side <= 1; side++) {
    float k = mod(floor((atan(c.x, c.z) / (2. * PI) + .5) * COUNT) + float(side) + COUNT, COUNT);
    float angle = (k + .5) / COUNT * 2. * PI - PI, chance = hash1(k + 3.);
    vec3 q = c - vec3(sin(angle) * .86, (chance - .5) * .12, cos(angle) * .86);
    vec3 outwards = normalize(vec3(sin(angle), .45, cos(angle))), along = vec3(cos(angle), 0., -sin(angle));
    if (hash1(k + 40.) < .4) offerBlossom(best, q - outwards * .07, outwards, along, chance);
    else offerSprig(best, q, outwards, along, chance);
  }
  return vec2(best.x * .85, best.y);
}

float coat(vec3 p) {
  float d = ellipsoid(p - vec3(0, -2.75, -.35), vec3(1.75, 1.05, .95));
  d = blendMin(d, ellipsoid(p - vec3(0, -1.95, -.35), vec3(.75, .4, .6)), .35);
  float roll = abs(length((p.xz - vec2(0, -.32)) * vec2(1., 1.05)) - .52 - .22 * (p.y + 1.5)) - .05;
  d = blendMin(d, max(roll, abs(p.y + 1.42 - .12 * p.x) - .26) * .7, .06);
  float knit = .014 * sin(p.y * 38. + sin(p.x * 6.)) * smoothstep(-1.9, -1.6, p.y);
  return d - knit - .012 * layers3(p.xy * 6.);
}

vec2 map(vec3 p) {
  vec3 h = toHead(p);
  float neck = capsule(p, vec3(.02, -.6, -.22), vec3(-.02, -1.75, -.34), .36, .42);
  vec2 best = vec2(blendMin(face(h), neck, .14), SKIN);
  offer(best, hair(h) * .8, HAIR);
  vec2 flowers = crown(h);
  offer(best, flowers.x, flowers.y);
  vec3 ear = h - vec3(.66, -.62, .36);
  offer(best, min(length(ear) - .055, length(ear - vec3(0, -.14, 0)) - .085), GOLD);
  offer(best, coat(p) * .8, COAT);
  return best;
}

float lampReaches(vec3 p) {
  float reached = 1., t = .04;
  for (int i = 0; i < 30; i++) {
    float d = map(p + LAMP * t).x;
    reached = min(reached, 7. * d / t);
    t += clamp(d, .025, .2);
    if (reached < .01 || t > 3.) break;
  }
  return sat(reached);
}
float openness(vec3 p, vec3 n) {
  float closed = 0., strength = 1.;
  for (int i = 1; i < 6; i++) {
    float h = .055 * float(i);
    closed += (h - map(p + n * h).x) * strength;
    strength *= .72;
  }
  return sat(1. - 1.7 * closed);
}

struct Surface { vec3 albedo, glow; float gloss, id, detail; vec3 axis; };

void paintLips(inout Surface s, vec3 m, float y, float front) {
  float upper = smoothstep(.05, 0., abs(y + .476 - .025 * cos(m.x * 24.)) - .03) * smoothstep(.185, .12, m.x);
  float lower = smoothstep(.03, 0., abs(y + .553) - .038) * smoothstep(.155, .08, m.x) * front;
  float lip = max(upper, lower);
  s.albedo = mix(s.albedo, hex(0xb23a44), lip * .9);
  if (lip > .3) { s.id = 1.6; s.gloss = .5; }
  float parting = smoothstep(.014, .004, abs(y + .51 - .012 * cos(m.x * 30.))) * smoothstep(.2, .15, m.x) * front;
  s.albedo = mix(s.albedo, hex(0x5a1c24), parting);
}

// The line of the closed lid, and lashes that fan out from its outer half and thin towards their tips.
void paintEye(inout Surface s, vec2 e, float front) {
  float drop = -.03 + 1.9 * e.x * e.x - .02 * e.x - e.y;
  float line = smoothstep(.019, .007, abs(drop)) * smoothstep(.155, .13, abs(e.x)) * front;
  float root = e.x / (1. + 4.5 * max(drop, 0.));
  float reach = .05 * smoothstep(-.12, .1, root);
  float thin = .34 * (1. - sat(drop / max(reach, .01)));
  float hairs = smoothstep(thin + .1, thin, abs(fract(root * 27.) - .5));
  float lash = hairs * step(0., drop) * step(drop, reach) * smoothstep(.15, .13, abs(root)) * front;
  s.albedo = mix(s.albedo, hex(0x2a1512), max(line, lash * .9));
  if (line > .3) { s.id = 1.9; s.detail = 1.; }
  vec2 lid = vec2(e.x * .8, e.y - .085) / .1;
  s.albedo = mix(s.albedo, hex(0xa8575a), .4 * exp(-dot(lid, lid)) * front);
}

void paintSkin(inout Surface s, vec3 g) {
  vec3 m = vec3(abs(g.x), g.yz);
  s.albedo = hex(0xd99b78);
  vec3 cheek = (m - vec3(.4, -.2, .66)) * vec3(1., 1.2, 1.) / .22, tip = (g - vec3(0, -.24, 1.)) / .13;
  s.albedo = mix(s.albedo, hex(0xd9625a), .55 * exp(-dot(cheek, cheek)));
  s.albedo = mix(s.albedo, hex(0xd0655c), .45 * exp(-dot(tip, tip)));
  s.albedo = mix(s.albedo, hex(0xe8b890), .35 * smoothstep(.25, .6, g.y));
  float front = step(.3, g.z) * step(-1.05, g.y);
  paintLips(s, m, g.y, front);
  paintEye(s, vec2(m.x - .275, g.y - .01), front);
  vec2 b = vec2(m.x - .29, g.y - .318);
  float bow = abs(b.y + .9 * b.x * b.x - .03 * b.x) + .05 * max(b.x, 0.);
  float brow = smoothstep(.036, .016, bow) * smoothstep(.19, .15, abs(b.x)) * front;
  s.albedo = mix(s.albedo, hex(0x3c1f18), brow * .9);
  if (brow > .4) { s.id = 1.8; s.axis = vec3(0); }
  vec2 freckled = (m.xy - vec2(.3, -.16)) * vec2(.8, 1.4) / .2;
  float freckles = smoothstep(.62, .75, noise(g.xy * 34.)) * exp(-dot(freckled, freckled));
  s.albedo = mix(s.albedo, hex(0xa5603f), freckles * .55);
  s.glow = hex(0xe0502e) * .13;
  s.gloss = max(s.gloss, .22);
}

void paintHair(inout Surface s, vec3 g) {
  float a = atan(g.x, g.z);
  float strand = .5 + .5 * sin(a * 26. + g.y * 5. + 4. * layers3(vec2(a * 2., g.y * 2.)));
  float fine = noise(vec2(a * 90. + g.y * 4., g.y * 3.));
  s.albedo = mix(hex(0x321819), hex(0x7a3922), strand * .55 + .25 * fine);
  s.gloss = .34; s.axis = vec3(0); s.detail = .6;
}

void paintFlower(inout Surface s) {
  s.detail = 1.;
  if (s.id < PINK - .5) { s.albedo = hex(0xfff0dd); s.glow = hex(0xffb6a0) * .12; }
  else if (s.id < APRICOT - .5) { s.albedo = hex(0xf2567a); s.glow = hex(0xff4060) * .14; }
  else if (s.id < EYE - .5) { s.albedo = hex(0xffb03a); s.glow = hex(0xff8020) * .14; }
  else if (s.id < LEAF - .5) s.albedo = hex(0xf6c62d);
  else if (s.id < BERRY - .5) {
    s.albedo = s.id < PALE_LEAF - .5 ? hex(0x3f8a63) : hex(0x8fc0a0);
    s.glow = hex(0x80d060) * .07; s.detail = .9;
  } else if (s.id < GOLD - .5) { s.albedo = hex(0xd23b3b); s.gloss = .5; s.detail = .9; }
  else { s.albedo = hex(0xe9b44c); s.gloss = 1.2; s.detail = .9; }
}

// The distance field of the figure at a point: `g` is the same point as the head sees it.
Surface findSurface(float id, vec3 p, vec3 g) {
  Surface s = Surface(vec3(0), vec3(0), .15, id, .9, normalize(vec3(.35, .5, .8)));
  if (id < HAIR - .5) paintSkin(s, g);
  else if (id < COAT - .5) paintHair(s, g);
  else if (id < CROWN - .5) {
    s.albedo = mix(hex(0x1f6f78), hex(0x2f9a96), layers3(p.xy * 3.));
    s.albedo = mix(s.albedo, hex(0xe9b44c), smoothstep(.02, 0., abs(p.y + 1.205 - .12 * p.x) - .02));
    s.gloss = .02; s.axis = vec3(0, 1, .3); s.detail = .6;
  } else paintFlower(s);
  return s;
}

vec3 light(Surface s, vec3 p, vec3 n, vec3 ray) {
  float lit = lampReaches(p + n * .015), open = openness(p, n), facing = dot(n, LAMP);
  float shine = pow(max(dot(n, normalize(LAMP - ray)), 0.), 24.);
  float rim = pow(1. - max(dot(n, -ray), 0.), 2.5) * sat(dot(n, normalize(vec3(.9, .25, -.35))) + .25);
  vec3 key = mix(hex(0xff8f66) * .55, hex(0xffe0b8) * 2.35, smoothstep(-.05, .75, facing));
  key *= mix(sat((facing + .25) / 1.25), max(facing, 0.), .55) * mix(.18, 1., lit);
  vec3 room = mix(hex(0x7a3f4c), hex(0x4f8fa6), .5 + .5 * n.y) * .52 * open;
  vec3 sheen = s.id > HAIR - .2 && s.id < HAIR + .2 ? hex(0xd08a5c) : hex(0xfff0e0);
  return s.albedo * (key + room + hex(0x37c2c8) * rim * 2.1 * open * open)
    + s.glow * (.5 + .5 * lit) + sheen * shine * s.gloss * (.2 + .8 * lit) * .9;
}

// The way a brush would go: around limbs, down the hair, along brows.
vec2 brushWay(Surface s, vec3 g, vec3 n, vec3 right, vec3 up) {
  vec3 way = cross(n, s.axis);
  if (s.id > HAIR - .1 && s.id < HAIR + .1) {
    vec3 down = normalize(vec3(0, -1, -.15));
    way = g.y > .75 ? cross(n, vec3(.2, 1., 0.)) : down - n * dot(down, n);
  }
  if (s.id == 1.8) way = right;
  vec2 flow = vec2(dot(way, right), dot(way, up));
  return length(flow) > .02 ? normalize(flow) : vec2(.5, 1.);
}

struct Look { vec3 eye, ray, right, up; };
Look lookAt(vec2 p) {
  vec3 eye = vec3(0, .05, 8.), ahead = normalize(vec3(0, -.22, 0) - eye);
  vec3 right = normalize(cross(ahead, vec3(0, 1, 0))), up = cross(right, ahead);
  return Look(eye, normalize(ahead * 4.1 + right * p.x + up * p.y), right, up);
}
// How far along the look the figure is and which part of her; below nothing if it goes past.
vec2 findFigure(Look look) {
  float t = 5.5;
  for (int i = 0; i < 110 && t < 11.; i++) {
    vec2 h = map(look.eye + look.ray * t);
    if (h.x < .0006 * t) return vec2(t, h.y);
    t += h.x * .8;
  }
  return vec2(-1., 0.);
}
