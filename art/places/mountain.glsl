// The mountain over the river at first snow, early: pink light on the plateau, the town still in blue shadow.
const vec3 SUN = normalize(vec3(.86, .26, -.34));

float skyline(float x) {
  float m = 2.35 - .12 * x - .052 * (x + .6) * (x + .6) + .16 * exp(-pow((x + .7) / .6, 2.));
  return max(m, .35) + .07 * (layers3(vec2(x * 1.7, 2.)) - .5);
}

float heightAt(vec2 p, int octaves) {
  float spur = ridges(vec2(p.x * .62 + 1.3, p.y * .16 + 2.)) - .45;
  float s = (p.y - 7.2 + 1.9 * spur + .12 * p.x) / 5.2;
  float top = skyline(p.x);
  float talus = .70 * pow(sat(s), 1.25);
  float lip = .80 + .06 * (noise(vec2(p.x * 1.3, 4.)) - .5);
  float cliff = smoothstep(lip, lip + .05 + .025 * noise(vec2(p.x * 6., 7.)), s + .020 * (noise(vec2(p.x * 15., 3.)) - .5));
  float face = (talus / .70) * mix(.70, 1., cliff * smoothstep(-2.9, -1.5, p.x) * smoothstep(2.3, 1.2, p.x) + (1. - smoothstep(-2.9, -1.5, p.x) * smoothstep(2.3, 1.2, p.x)) * sat(s));
  float h = top * min(face, 1.);
  float a = .16, f = 1.1;
  vec2 q = p;
  for (int i = 0; i < 6; i++) {
    if (i >= octaves) break;
    h += a * (noise(q * f + float(i) * 3.1) - .5) * smoothstep(.0, .5, h);
    f *= 2.07;
    a *= .5;
  }
  float foot = .85 * exp(-pow((p.y - 6.0) / .95, 2.)) * (.25 + 1.1 * layers3(vec2(p.x * .75 + 3., 5.))) * smoothstep(4.3, 5.0, p.y);
  return max(h, foot + .05 * (noise(p * 5.) - .5) * smoothstep(.0, .2, foot)) - .03;
}

float march(vec3 from, vec3 ray, float limit) {
  float t = 3.;
  for (int i = 0; i < 190; i++) {
    vec3 p = from + ray * t;
    float d = p.y - heightAt(p.xz, 6);
    if (d < .0018 * t) return t;
    t += max(d * .42, .014);
    if (t > limit || p.y > 3.4) break;
  }
  return -1.;
}

vec3 normalAt(vec2 p, float e) {
  return normalize(vec3(heightAt(p - vec2(e, 0.), 6) - heightAt(p + vec2(e, 0.), 6), 2. * e,
    heightAt(p - vec2(0., e), 6) - heightAt(p + vec2(0., e), 6)));
}

vec3 skyAt(vec2 p) {
  float y = p.y + .1;
  vec3 col = mix(hex(0xf0c9a8), hex(0xa9b8cc), smoothstep(.2, .65, y));
  col = mix(col, hex(0x6f93b8), smoothstep(.55, 1.1, y));
  float d = layers6(p * vec2(.9, 2.3) + vec2(1., 4.) + .7 * layers3(p * 1.4));
  float lower = layers6((p + vec2(.05, -.05)) * vec2(.9, 2.3) + vec2(1., 4.) + .7 * layers3((p + vec2(.05, -.05)) * 1.4));
  vec3 cloud = mix(hex(0x9aa2bd), hex(0xffe6cf), sat(.5 + (d - lower) * 5.));
  return mix(col, cloud, smoothstep(.40, .54, d) * .9);
}

vec3 shade(vec3 p, float t, out float kind, out vec3 n) {
  n = normalAt(p.xz, .010 + .0008 * t);
  float open = 1., s = .08;
  for (int i = 0; i < 30; i++) {
    vec3 q = p + SUN * s + vec3(0., .02, 0.);
    float d = q.y - heightAt(q.xz, 3);
    open = min(open, 8. * d / s);
    s += max(.07, d * .6);
    if (open < .01 || s > 6.) break;
  }
  float sun = max(dot(n, SUN), 0.) * sat(open);
  float patchy = layers3(p.xz * 2.2);
  float steep = smoothstep(.74, .48, n.y);
  float pipe = noise(vec2(p.x * 15., p.y * 1.4));
  vec3 rock = mix(hex(0x3f4458), hex(0x9c8a86), pipe);
  vec3 scree = mix(hex(0x66637a), hex(0x8c8490), patchy);
  vec3 forest = mix(hex(0x1f3a3f), hex(0x4d5c45), smoothstep(.35, .65, layers3(p.xz * vec2(3.4, 2.4) + 6.)));
  vec3 albedo = mix(scree, rock, steep);
  float trees = smoothstep(1.28, .80, p.y + .55 * (patchy - .5));
  albedo = mix(albedo, forest, trees);
  float snow = smoothstep(.95, 1.6, p.y + .9 * (layers4(p.xz * vec2(2.8, 1.3) + 3.) - .5)) * smoothstep(.42, .72, n.y + .2 * (pipe - .5));
  albedo = mix(albedo, hex(0xfbf6f4), snow * .97);
  kind = snow > .5 ? 4. : trees > .5 ? 3. : 2.;
  vec3 light = hex(0xffb48c) * 2.9 * sun * smoothstep(.25, .95, p.y) + mix(hex(0x4c5688), hex(0x9ab4de), .5 + .5 * n.y) * .70;
  vec3 col = albedo * light;
  vec3 air = mix(hex(0x8ea2c6), hex(0xe6bfb4), smoothstep(.3, 1.6, p.y));
  return mix(col, air, .34 * (1. - exp(-pow(t * .068, 2.4))));
}

vec3 townAt(vec2 p, vec3 col, float h, out float house) {
  house = 0.;
  float built = smoothstep(.28, .44, layers3(vec2(p.x * 1.7 + 3., 2.))) * smoothstep(.105, .03, h + .09 * (layers3(vec2(p.x * 4., 8.)) - .5));
  for (int layer = 0; layer < 2; layer++) {
    float s = layer == 0 ? 34. : 52.;
    vec2 g = vec2(p.x * s, h * s * 1.75);
    vec2 cell = floor(g);
    vec2 f = fract(g) - .5;
    float pick = hash2(cell + float(layer) * 13.);
    float box = step(abs(f.x), .22 + .22 * hash2(cell + 5.)) * step(abs(f.y), .34);
    float on = box * step(.52, pick) * built * step(.2, hash2(cell + 2.) + built - .6);
    float lid = step(.02, f.y);
    vec3 wall = mix(hex(0xb9a9b0), hex(0xf2e3cf), hash2(cell + 7.));
    vec3 roof = pick > .82 ? hex(0xb5492f) : pick > .68 ? hex(0x6c7088) : hex(0x8a4c44);
    vec3 dab = mix(wall, roof, lid) * .62;
    if (hash2(cell + 17.) > .82) dab = hex(0xffcf7a) * 1.1;
    col = mix(col, dab, on);
    house = max(house, on);
  }
  return col;
}

const float SHORE = -.565;

vec3 landAt(vec2 p, out float depth, out vec2 flow, out float id, out float detail) {
  vec3 eye = vec3(-.35, .14, -.5);
  vec3 ray = normalize(vec3(p.x, p.y + .46, 4.1));
  float t = march(eye, ray, 15.);
  if (t < 0.) {
    id = 0.;
    depth = 90.;
    detail = .18;
    flow = normalize(vec2(1., .3 * (layers3(p * vec2(1.2, 2.)) - .35)));
    return skyAt(p);
  }
  vec3 n;
  vec3 q = eye + ray * t;
  vec3 col = shade(q, t, id, n);
  depth = t;
  detail = id == 3. ? .45 : .7;
  vec2 fall = vec2(n.x, -.75 + .5 * n.y);
  flow = id == 3. ? normalize(vec2(1., .30 * n.x)) : normalize(fall + vec2(.10, 0.));
  float house;
  col = townAt(p, col, p.y - SHORE, house);
  if (house > .5) {
    id = 8.;
    detail = 1.;
    flow = vec2(1., 0.);
  }
  col = mix(col, hex(0xb4b6cf), .35 * exp(-(p.y - SHORE) * 12.) + .15 * exp(-pow((p.y - SHORE - .19 - .03 * sin(p.x * 3.)) / .045, 2.)) * smoothstep(.3, .6, layers3(p * vec2(1.6, 6.))));
  return col;
}

void scene(vec2 p, out vec3 col, out float depth, out vec2 flow, out float id, out float detail) {
  if (p.y > SHORE) {
    col = landAt(p, depth, flow, id, detail);
  } else {
    float down = SHORE - p.y;
    float far = 1. / (down + .07);
    float swell = layers3(vec2(p.x * far * .8, far * 4.)) - .5;
    vec2 m = vec2(p.x + .10 * swell * (.3 + down), SHORE + .004 + down * 1.35 + swell * (.03 + .22 * down));
    float d2, i2, t2;
    vec2 f2;
    vec3 mirror = landAt(m, d2, f2, i2, t2);
    col = mix(mirror * .86, hex(0x8f9cbe), .34);
    col = mix(col, hex(0x44527c), .45 * smoothstep(.08, .42, down));
    col = mix(col, hex(0xf0d3c6), .50 * smoothstep(.10, .24, swell) * smoothstep(.02, .1, down));
    id = 1.;
    depth = 2. / (down + .2);
    flow = normalize(vec2(1., .2 * swell));
    detail = .35;
  }
  col = film(col * 1.05);
}
