// Dolerite at first light: columns of rock stand on a grid of hexagons and are found cell by cell, hence without a
// trace of the steps that a marched ray leaves. Kilometres do not matter here: one unit is about thirty metres.

const float IN_RADIUS = .062; // of a column
const vec3 SUN = normalize(vec3(.86, .24, -.18));

const float SKY = 0., SEA = 1., SAIL = 9., HULL = 10., GULL = 11., MAST = 12., TOP = 20.;

struct Hit { float t; vec3 normal; float id; vec2 column; };

float toSegment(vec2 p, vec2 a, vec2 b) {
  vec2 q = p - a, d = b - a;
  return length(q - d * clamp(dot(q, d) / dot(d, d), 0., 1.));
}

// The nearest land: how far it is (negative on it), how high it rises and which headland or skerry it is.
struct Land { float away, height, id; };

void offer(inout Land land, float away, float height, float id) {
  if (away < land.away) land = Land(away, height, id);
}

Land findLand(vec2 p) {
  float n = (layers3(p * 1.3 + 4.) - .45) * .9;
  Land land = Land(1e3, 0., 0.);
  offer(land, toSegment(p, vec2(-4.6, 3.2), vec2(-2.05, 4.6)) - .75 + n, 2.75, 2.);
  offer(land, toSegment(p, vec2(-6., 9.), vec2(-.75, 8.3)) - .62 + n, 2.25 + .05 * p.x, 3.);
  offer(land, toSegment(p, vec2(-6., 16.), vec2(1.1, 14.6)) - .8 + n, 2.3, 4.);
  offer(land, toSegment(p, vec2(-4., 27.), vec2(4.4, 25.5)) - 1.2 + n, 2.6, 5.);
  offer(land, toSegment(p, vec2(.42, 8.05), vec2(.5, 8.05)) - .13 + n * .25, 1.75, 6.);
  offer(land, toSegment(p, vec2(.98, 8.2), vec2(1.1, 8.2)) - .06 + n * .2, .85, 6.);
  offer(land, toSegment(p, vec2(2.2, 14.2), vec2(2.3, 14.2)) - .2 + n * .25, 1.5, 7.);
  offer(land, toSegment(p, vec2(-1.5, 2.75), vec2(-.75, 2.6)) - .22 + n * .5, .2, 8.);
  offer(land, toSegment(p, vec2(1.35, 2.55), vec2(2.2, 2.75)) - .2 + n * .5, .17, 8.);
  return land;
}

// The middle of the hexagon that a place lies in, and the place as seen from there.
vec2 findColumn(vec2 p, out vec2 inside) {
  vec2 grid = vec2(2. * IN_RADIUS, 2. * IN_RADIUS * 1.7320508);
  vec2 a = mod(p, grid) - grid * .5, b = mod(p - grid * .5, grid) - grid * .5;
  inside = dot(a, a) < dot(b, b) ? a : b;
  return p - inside;
}

// How high a column stands, below nothing where there is sea.
float columnHeight(vec2 column, out Land land) {
  land = findLand(column);
  float chance = hash2(column * 7.13 + 2.);
  float inland = smoothstep(.14, -.42, land.away + (chance - .5) * .42 + (noise(column * 4.) - .5) * .3);
  float broken = (chance - .5) * .3 * smoothstep(0., .5, inland) * .32 * (1. - .8 * smoothstep(-.3, -.6, land.away));
  float rolling = (layers3(column * 2.) - .5) * .105 * smoothstep(-.2, -.5, land.away);
  return land.away > .2 ? -1. : land.height * (inland * .96 + broken + rolling);
}

// Follows a ray from column to column; `t` is negative if it meets none.
Hit findRock(vec3 origin, vec3 ray, float farthest, int steps) {
  float t = 0.;
  vec2 q = ray.xz;
  vec3 entered = vec3(0, 1, 0);
  for (int i = 0; i < 260; i++) {
    if (i >= steps || t > farthest) break;
    vec3 p = origin + ray * t;
    if (ray.y > 0. && p.y > 3.3) break;
    vec2 inside;
    vec2 column = findColumn(p.xz, inside);
    Land land;
    float height = columnHeight(column, land);
    float leaves = 1e3;
    vec2 side = vec2(0);
    for (int k = 0; k < 3; k++) {
      float angle = float(k) * PI / 3.;
      vec2 n = vec2(cos(angle), sin(angle));
      float towards = dot(q, n);
      if (abs(towards) <= 1e-5) continue;
      float s = towards > 0. ? 1. : -1.;
      float x = (IN_RADIUS - s * dot(inside, n)) / abs(towards);
      if (x < leaves) { leaves = x; side = -n * s; }
    }
    leaves = max(leaves, 0.) + 1e-4;
    if (height > 0.) {
      if (p.y < height && i > 0) return Hit(t, entered, land.id, column);
      if (p.y + ray.y * leaves < height)
        return Hit(t + max((height - p.y) / ray.y, 0.), vec3(0, 1, 0), land.id + TOP, column);
    }
    entered = vec3(side.x, 0., side.y);
    t += land.away > .35 ? max(leaves, (land.away - .3) * .55 / max(length(q), .2)) : leaves;
  }
  return Hit(-1., vec3(0, 1, 0), 0., vec2(0));
}

float nearSun(vec3 ray) { return sat(dot(normalize(ray.xz), normalize(SUN.xz)) * .5 + .5); }

vec2 onClouds(vec3 ray) { return ray.xz / (max(ray.y, 0.) + .16) * .8 + vec2(3.1, .4); }

float cloud(vec2 u) {
  vec2 warp = vec2(layers3(u * .7), layers3(u * .7 + 9.));
  return layers6(u * vec2(.55, 1.) + warp * .9);
}

// One bank of cumulus over the horizon, lit from the right; `k` counts from the nearest.
vec3 layBank(vec3 colour, vec3 ray, float y, float azimuth, float k) {
  float x = atan(ray.x, ray.z) * (2.2 - .35 * k);
  vec2 q = vec2(x * 1.25 + k * 5.7, y * 3.1 - k * .06);
  float base = .055 + .045 * k;
  float tall = pow(layers3(vec2(x * 1.6 + k * 3.3, 2. + k)), 1.5) * (1.2 - .25 * k);
  float height = .13 + .33 * tall * smoothstep(-.6, .5, x - .25 * k);
  vec2 warp = vec2(layers4(q * 2.6), layers4(q * 2.6 + 7.)) * 1.1;
  float n = layers6(q * 3.2 + warp), beside = layers6((q + vec2(.09, .05)) * 3.2 + warp);
  float depth = height * (.55 + .9 * n) - (y - base);
  float cover = smoothstep(0., .07, depth) * smoothstep(-.01, .035, y - base + .02 * (n - .5));
  float lit = sat(.35 + (n - beside) * 4.2 + smoothstep(.16, 0., depth) * .45 + (y - base) * .9);
  vec3 shadow = mix(hex(0x7f7fa8), hex(0xc59aa6), azimuth * .6);
  vec3 light = mix(hex(0xffd9b0), hex(0xfff0da), sat((y - base) * 4.));
  vec3 bank = mix(shadow, light, lit * lit * (3. - 2. * lit));
  bank = mix(bank, hex(0xff9a70), .3 * (1. - sat((y - base) * 6.)) * azimuth);
  return mix(colour, mix(bank, colour, .42 - .16 * k), cover * .95);
}

vec3 sky(vec3 ray) {
  float y = max(ray.y, 0.), azimuth = nearSun(ray);
  vec3 low = mix(hex(0xe9c9ae), hex(0xffb56b), pow(azimuth, 3.));
  vec3 colour = mix(low, hex(0x86b4bd), smoothstep(0., .26, y));
  colour = mix(colour, hex(0x2f5f86), smoothstep(.16, .85, y));
  colour = mix(colour, hex(0xf3a89a), .55 * exp(-pow((y - .1) / .09, 2.)) * (.35 + .65 * azimuth));
  vec2 u = onClouds(ray);
  float d = cloud(u), lit = sat((d - cloud(u + SUN.xz * .3)) * 3. + .5);
  vec3 high = mix(mix(hex(0x8288ad), hex(0xffe3c4), lit), hex(0xff9f7e), .25 * exp(-y * 4.) + .05);
  colour = mix(colour, high, smoothstep(.4, .56, d) * smoothstep(.1, .3, y) * .8);
  for (int k = 0; k < 3; k++) colour = layBank(colour, ray, y, azimuth, float(k));
  float glare = max(dot(ray, SUN), 0.);
  return colour + hex(0xffb060) * (pow(glare, 6.) * .28 + pow(glare, 60.) * .3);
}

vec3 haze(vec3 ray) { return mix(hex(0xa8b9c9), hex(0xf6c4a0), pow(nearSun(ray), 1.6)); }

// Dark seams between columns and the joints across them, fading where they would be finer than a brush.
float crack(vec3 p, vec3 normal, vec2 column, float chance, float t) {
  float across = dot(p.xz - column, vec2(-normal.z, normal.x)) / (IN_RADIUS * .5774);
  float seam = smoothstep(.72, 1., abs(across)) * .42;
  float level = p.y * (1.3 + 2. * chance) + chance * 9. + .12 * across * (chance - .5);
  float joint = smoothstep(.06, .015, abs(fract(level) - .5)) * step(.55, hash2(vec2(floor(level), chance)));
  return (seam + joint * .5) * smoothstep(15., 4., t) * (1. - step(.5, normal.y));
}

vec3 shadeRock(vec3 p, Hit hit, float t, vec3 ray) {
  bool isTop = hit.id >= TOP;
  vec3 n = hit.normal;
  float chance = hash2(hit.column * 3.3), other = hash2(hit.column * 9.1 + 1.);
  vec3 albedo = mix(mix(hex(0x6d5a52), hex(0x9a8473), chance), hex(0x55585f), other * .45);
  albedo *= .72 + .5 * noise(vec2(atan(n.x, n.z) * 3. + chance * 30., p.y * 5. + chance * 9.));
  // Rain has washed the columns pale from above, in runs; damp keeps their feet grey.
  float run = layers3(vec2(hit.column.x * 23. + p.y * .4, p.y * 1.7 + other * 5.));
  albedo = mix(albedo, hex(0xa99384), .5 * smoothstep(.45, .7, run) * smoothstep(.2, 1.6, p.y));
  albedo = mix(albedo, hex(0x5d5f6b), .45 * smoothstep(.5, .3, run));
  float lichen = smoothstep(.55, .75, layers3(vec2(p.x * 3. + p.z * 2., p.y * 4.))) * smoothstep(1.3, .2, p.y);
  albedo = mix(albedo, hex(0xc5692c), lichen * .55);
  albedo = mix(albedo, hex(0x2a2320), .8 * smoothstep(.2, .03, p.y));
  if (isTop) {
    vec3 scrub = mix(hex(0x4b5a2c), hex(0x8b8a45), layers3(hit.column * 3.));
    albedo = mix(albedo, scrub, smoothstep(.6, 1.2, p.y) * .9);
  }
  albedo *= 1. - crack(p, n, hit.column, chance, t);
  float lit = findRock(p + n * .012 + vec3(0, .004, 0), SUN, 7., 60).t < 0. ? 1. : 0.;
  float foot = .45 + .55 * smoothstep(0., 1.6, p.y);
  vec3 light = hex(0xffab62) * 3.4 * max(dot(n, SUN), 0.) * lit;
  light += mix(hex(0x3b4a7a), hex(0x86a6cf), .5 + .5 * n.y) * .72 * foot;
  // Light reflected by sun and sea into the shadows.
  light += hex(0xd08a6a) * .26 * max(dot(n, vec3(-.3, -.4, -.6)), 0.);
  light += hex(0x58a0a0) * .22 * sat(.4 - n.y) * exp(-p.y * 2.);
  float fog = 1. - exp(-pow(t * .042, 1.25));
  return mix(albedo * light, haze(ray), fog * .92);
}

float wave(vec2 k) { return layers4(k * 1.6) + .45 * noise(k * .7 + 4.); }

vec3 shadeSea(vec3 p, vec3 ray, float t, out vec2 flow, out float detail) {
  Land land = findLand(p.xz);
  vec2 k = p.xz * vec2(.9, 2.6);
  float e = .02 + .004 * t, w = wave(k);
  float east = (w - wave(k + vec2(e * 2., 0))) * .34, north = (w - wave(k + vec2(0, e * 2.))) * .46;
  vec3 n = normalize(vec3(east, e * 2.8 + .008 * t, north));
  vec3 up = reflect(ray, n);
  up = normalize(vec3(up.x, abs(up.y) + .01, up.z));
  Hit mirrored = findRock(p + vec3(0, .01, 0), up, 24., 90);
  vec3 above = sky(up);
  if (mirrored.t > 0.) above = shadeRock(p + up * mirrored.t, mirrored, t + mirrored.t, ray) * .85;
  float fresnel = .03 + .97 * pow(1. - max(dot(n, -ray), 0.), 4.);
  vec3 deep = mix(hex(0x0e4a57), hex(0x2f8a86), smoothstep(.9, .05, land.away) * .75 + .25 * w);
  vec3 colour = mix(deep * .55, above, sat(fresnel * .9 + .06));
  float foam = smoothstep(.34, .02, land.away + (w - .55) * .6) * smoothstep(.4, .62, layers3(p.xz * vec2(5., 11.)));
  foam += smoothstep(.12, .02, land.away + (w - .5) * .3) * .8;
  foam += .4 * smoothstep(.84, .93, w) * smoothstep(14., 3., t);
  colour = mix(colour, mix(hex(0xb8cbd6), hex(0xffeeda), .55 + .4 * n.x), sat(foam) * .9);
  colour += hex(0xffb46a) * pow(max(dot(up, SUN), 0.), 24.) * .9;
  flow = normalize(vec2(1., n.x * .9));
  detail = .35 + .65 * sat(foam);
  return mix(colour, haze(ray) * 1.02, (1. - exp(-pow(t * .035, 1.2))) * .8);
}

// Along the edges of clouds, as the run of their thickness shows them.
vec2 cloudFlow(vec3 ray, vec3 right, vec3 up) {
  float here = cloud(onClouds(ray));
  vec2 rise = vec2(cloud(onClouds(normalize(ray + right * .015))), cloud(onClouds(normalize(ray + up * .015)))) - here;
  return normalize(vec2(-rise.y, rise.x) * 30. * (rise.y < 0. ? 1. : -1.) + vec2(1.1, .12));
}

void layBoat(vec2 p, inout vec3 colour, inout float depth, inout vec2 flow, inout float id, inout float detail) {
  vec2 b = (p - vec2(.6, -.155)) * 9.;
  float mast = step(abs(b.x + .02), .018) * step(0., b.y) * step(b.y, 1.12);
  float mainsail = step(.1, b.y) * step(b.y, 1.05) * step(0., b.x) * step(b.x, .52 * (1.05 - b.y));
  float jib = step(.08, b.y) * step(b.y, .95) * step(b.x, -.03) * step(-.42 * (.95 - b.y), b.x);
  float beam = .52 - .9 * max(0., .02 - b.y) - .35 * max(0., -b.y - .03);
  float hull = step(abs(b.x - .03), beam) * step(-.17, b.y) * step(b.y, .03);
  float down = -b.y * .55, sway = (noise(vec2(b.y * 14., 1.)) - .5) * .16;
  float mirrored = step(.12, down) * step(down, .62) * step(abs(b.x + sway - .02), .3 * (.72 - down));
  if (mirrored > 0.) colour = mix(colour, hex(0xffe9cf), .42);
  if (mainsail + jib > 0.) {
    colour = mix(hex(0xfff4e0), hex(0xf0b88e), jib > 0. ? .55 : .12 + .3 * b.x);
    id = SAIL; detail = 1.; flow = vec2(.25, 1.); depth = 4.;
  }
  if (mast > 0.) { colour = hex(0x3a2a28); id = MAST; detail = 1.; flow = vec2(0., 1.); depth = 4.; }
  if (hull > 0.) {
    colour = mix(hex(0x7a2420), hex(0xc9462f), smoothstep(-.12, .03, b.y));
    id = HULL; detail = 1.; flow = vec2(1., 0.); depth = 4.;
  }
}

void layGull(vec2 p, float k, inout vec3 colour, inout float depth, inout vec2 flow, inout float id, inout float detail) {
  vec2 at = vec2(-.12 + .11 * k + .09 * hash1(k + 3.), .38 + .13 * hash1(k + 9.) - .05 * k);
  vec2 g = (p - at) * (26. + 10. * hash1(k + 1.)) * turn((hash1(k + 5.) - .5) * .7);
  float wing = abs(g.y - .28 * abs(g.x) + .3 * g.x * g.x) - .055 * (1. - abs(g.x));
  if (abs(g.x) >= 1. || wing >= 0.) return;
  colour = hex(0xfdf3e4) * .95;
  id = GULL; detail = 1.; flow = vec2(1., .2 * sign(g.x)); depth = 5.;
}

void scene(vec2 p, out vec3 colour, out float depth, out vec2 flow, out float id, out float detail) {
  vec3 eye = vec3(.1, .92, -.6);
  vec3 ahead = normalize(vec3(.02, 1.27, 8.) - eye);
  vec3 right = normalize(cross(vec3(0, 1, 0), ahead)), up = cross(ahead, right);
  vec3 ray = normalize(ahead * 1.42 + right * p.x + up * p.y);
  Hit rock = findRock(eye, ray, 44., 260);
  float sea = ray.y < 0. ? -eye.y / ray.y : 1e5;
  if (rock.t > 0. && rock.t < sea) {
    colour = shadeRock(eye + ray * rock.t, rock, rock.t, ray);
    depth = rock.t; id = rock.id;
    flow = rock.id >= TOP ? vec2(1., .12) : vec2(.04, 1.);
    detail = 1. - .6 * smoothstep(6., 22., rock.t);
  } else if (sea < 90.) {
    colour = shadeSea(eye + ray * sea, ray, sea, flow, detail);
    depth = sea; id = SEA;
  } else {
    colour = sky(ray);
    depth = 100.; id = SKY; detail = .25;
    flow = cloudFlow(ray, right, up);
  }
  layBoat(p, colour, depth, flow, id, detail);
  for (int k = 0; k < 5; k++) layGull(p, float(k), colour, depth, flow, id, detail);
  colour = film(colour);
}
