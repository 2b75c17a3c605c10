// Granite boulders with orange lichen on a white beach, turquoise water, noon: hard light, blue shadows.
const vec3 SUN = normalize(vec3(-.62, .74, -.26));

float boulder(vec3 p, vec3 at, vec3 size, float yaw) {
  vec3 q = p - at;
  q.xz = turn(yaw) * q.xz;
  vec3 k = abs(q) / size;
  float r = pow(pow(k.x, 2.7) + pow(k.y, 2.5) + pow(k.z, 2.7), .38);
  return (r - 1.) * min(size.x, min(size.y, size.z));
}

float rockAt(vec3 p) {
  float form = noise(p * 1.5 + 3.) - .5;
  vec3 q = p + .16 * form;
  float d = boulder(q, vec3(-2.35, .35, 5.3), vec3(1.15, 1.0, .9), .4);
  d = min(d, boulder(q, vec3(-1.25, .18, 4.75), vec3(.62, .55, .55), -.5));
  d = min(d, boulder(q, vec3(-1.55, .95, 5.7), vec3(.75, .62, .6), .9));
  d = min(d, boulder(q, vec3(-.55, .05, 5.5), vec3(.5, .34, .45), .2));
  d = min(d, boulder(q, vec3(-2.0, .05, 3.75), vec3(.60, .42, .5), 1.));
  d = min(d, boulder(q, vec3(1.85, .10, 3.05), vec3(.74, .50, .52), -.35));
  d = min(d, boulder(q, vec3(2.62, .30, 3.75), vec3(.8, .82, .7), .3));
  d = min(d, boulder(q, vec3(1.05, -.03, 3.5), vec3(.28, .18, .25), .5));
  d = min(d, boulder(q, vec3(.55, -.10, 7.6), vec3(.55, .34, .4), .2));
  d = min(d, boulder(q, vec3(1.35, -.12, 8.3), vec3(.8, .42, .5), -.2));
  d = min(d, boulder(q, vec3(-.35, -.02, 3.35), vec3(.17, .11, .15), .8));
  d = min(d, boulder(q, vec3(-4.6, .1, 9.), vec3(1.5, 1.0, 1.), .1));
  float split = abs(noise(vec2(p.x * 1.6 + p.y * .7, p.z * 1.4 + 5.)) - .5);
  return d + .03 * (noise(p * 6.) - .5) + .045 * smoothstep(.035, .0, split);
}

float shoreAt(vec2 q) {
  return 4.35 - .42 * q.x + .55 * sin(q.x * .9 + .6) + .22 * (layers3(q * 1.1) - .5) - q.y;
}

float march(vec3 from, vec3 ray, float limit, int steps) {
  float t = .02;
  for (int i = 0; i < 110; i++) {
    if (i >= steps || t > limit) break;
    float d = rockAt(from + ray * t);
    if (d < .001 * (1. + t)) return t;
    t += d * .72;
  }
  return -1.;
}

float shadowAt(vec3 p) {
  float s = 1., t = .05;
  for (int i = 0; i < 28; i++) {
    float d = rockAt(p + SUN * t);
    s = min(s, 14. * d / t);
    t += clamp(d * .8, .03, .4);
    if (s < .01 || t > 4.) break;
  }
  return sat(s);
}

vec3 normalAt(vec3 p, float e) {
  vec2 k = vec2(1., -1.);
  return normalize(k.xyy * rockAt(p + k.xyy * e) + k.yyx * rockAt(p + k.yyx * e) + k.yxy * rockAt(p + k.yxy * e) + k.xxx * rockAt(p + k.xxx * e));
}

vec3 skyAt(vec3 ray) {
  float y = max(ray.y, 0.);
  vec3 col = mix(hex(0xd9edf0), hex(0x6fb6dc), smoothstep(0., .20, y));
  vec2 u = vec2(ray.x / max(ray.z, .2), y * 3.2);
  float d = layers6(u * vec2(1.6, 2.6) + vec2(2., 1.) + .7 * layers3(u * 2.));
  return mix(col, hex(0xfffaf0), smoothstep(.46, .66, d) * .85 * smoothstep(.0, .05, y));
}

vec3 rockColour(vec3 p, vec3 n, float t) {
  float form = layers(p * 2.3);
  float fleck = noise(p * 21.);
  vec3 albedo = mix(hex(0x8f7d78), hex(0xd3bfb0), form * .8 + fleck * .35);
  float band = smoothstep(.10, .30, p.y + .3 * (form - .5)) * smoothstep(1.25, .55, p.y + .5 * (form - .5));
  float lichen = band * smoothstep(.36, .47, layers(p * vec3(2.6, 2.0, 2.6) + 7.) + .10 * n.y - .06);
  vec3 rust = mix(hex(0xb83a14), hex(0xf08a24), sat(.25 + .8 * layers(p * 6.)));
  albedo = mix(albedo, rust, lichen * .95);
  albedo = mix(albedo, hex(0x544c52), .85 * smoothstep(.14, .02, p.y + .12 * (form - .5)));
  float seam = abs(noise(vec2(p.x * 1.6 + p.y * .7, p.z * 1.4 + 5.)) - .5);
  albedo *= 1. - .45 * smoothstep(.030, .0, seam);
  float sun = max(dot(n, SUN), 0.) * shadowAt(p + n * .02);
  float hollow = .5 + .5 * smoothstep(-.05, .22, rockAt(p + n * .25));
  vec3 light = hex(0xfff0d2) * 2.15 * sun + mix(hex(0xc9b8a0), hex(0x6c9ae0), .5 + .5 * n.y) * .52 * hollow;
  light += hex(0xf5e6cc) * .40 * sat(.3 - n.y) * exp(-p.y * 1.3);
  return mix(albedo * light, hex(0xb9dbe6), .6 * (1. - exp(-pow(t * .05, 2.))));
}

vec3 groundColour(vec3 q, float t, vec3 ray, out float wet, out float foam) {
  float shore = shoreAt(q.xz);
  float wave = layers3(q.xz * vec2(1.3, 3.));
  wet = smoothstep(.03, -.03, shore + .30 * (wave - .5));
  float sun = shadowAt(q + vec3(0., .01, 0.));
  float ripple = noise(q.xz * vec2(3., 9.) + 2. * noise(q.xz * 1.4));
  vec3 sand = mix(hex(0xf2e4cf), hex(0xfffaf0), ripple);
  sand = mix(sand, hex(0xcdb8a0), .75 * smoothstep(.50, .02, shore + .2 * (wave - .5)));
  float line = shore - .95 + .30 * (layers3(q.xz * 1.7 + 6.) - .5);
  float wrack = smoothstep(.10, .02, abs(line)) * smoothstep(.50, .62, noise(q.xz * vec2(7., 11.)));
  wrack = max(wrack, smoothstep(.05, .0, abs(line - .75)) * smoothstep(.58, .68, noise(q.xz * vec2(5., 9.) + 3.)));
  sand = mix(sand, mix(hex(0x6b3a26), hex(0xa8743c), noise(q.xz * 19.)), wrack * .9);
  sand *= .90 + .22 * smoothstep(.3, .7, layers3(q.xz * vec2(1.1, 2.1) + 2.));
  vec3 dry = sand * (hex(0xfff0d6) * 1.45 * sun + hex(0x6f93dd) * .52);
  float deep = sat(-shore * .32 + .12 * (wave - .5));
  float weed = smoothstep(.56, .68, layers3(q.xz * vec2(.7, 1.1) + 4.)) * smoothstep(.12, .4, deep);
  vec3 water = mix(hex(0xbdf0dc), hex(0x3fd0c4), smoothstep(.0, .22, deep));
  water = mix(water, hex(0x1496b4), smoothstep(.2, .7, deep));
  water = mix(water, hex(0x0d5f96), smoothstep(.7, 1.6, deep));
  water = mix(water, hex(0x0f5a70), weed * .55);
  water *= .42 + .68 * sun;
  float net = abs(noise(q.xz * vec2(2.6, 5.5) + 1.2 * noise(q.xz * 3.)) - .5);
  water += hex(0xeafff4) * .30 * smoothstep(.09, .0, net) * exp(-t * .16) * sun * smoothstep(.9, .0, deep);
  water = mix(water, skyAt(reflect(ray, vec3(0., 1., 0.))), .10 + .30 * smoothstep(8., 40., t));
  float edge = shore + .30 * (wave - .5);
  float lace = smoothstep(.07, .0, abs(edge + .02)) + .8 * smoothstep(.09, .0, abs(edge + .62 + .3 * (wave - .5))) * smoothstep(.4, .6, noise(q.xz * vec2(1.6, 4.)));
  float ring = smoothstep(.17, .02, rockAt(vec3(q.x, .02, q.z)) + .1 * (wave - .5)) * wet;
  foam = sat(lace + ring * .8);
  vec3 col = mix(dry, water, wet);
  col = mix(col, hex(0xffffff) * (.55 + .5 * sun), foam * .92);
  return mix(col, hex(0xb9e0ea), .45 * (1. - exp(-pow(t * .02, 2.))));
}

void scene(vec2 p, out vec3 col, out float depth, out vec2 flow, out float id, out float detail) {
  vec3 eye = vec3(0., 1.85, -.6);
  vec3 ahead = normalize(vec3(0., -.255, 1.));
  vec3 up = cross(ahead, vec3(1., 0., 0.));
  vec3 ray = normalize(ahead * 1.9 + vec3(1., 0., 0.) * p.x + up * p.y);
  float floorAt = ray.y < 0. ? -eye.y / ray.y : 1e5;
  float t = march(eye, ray, min(floorAt, 16.), 110);
  if (t > 0. && t < floorAt) {
    vec3 q = eye + ray * t;
    vec3 n = normalAt(q, .006);
    col = rockColour(q, n, t);
    id = 2. + floor(mod(q.x * 1.1 + 20., 6.));
    vec3 around = cross(n, vec3(0., 1., 0.));
    flow = normalize(vec2(dot(around, vec3(1., 0., 0.)), dot(around, up)) * .8 + vec2(n.x * .5, -.25));
    depth = t;
    detail = .9 - .4 * smoothstep(6., 12., t);
  } else if (floorAt < 90.) {
    float wet, foam;
    vec3 q = eye + ray * floorAt;
    col = groundColour(q, floorAt, ray, wet, foam);
    id = wet > .5 ? 1. : 12.;
    flow = normalize(vec2(1., (wet > .5 ? .10 : -.22) + .3 * (layers3(q.xz) - .5)));
    depth = floorAt;
    detail = .28 + .6 * foam + .12 * wet;
  } else {
    col = skyAt(ray);
    id = 0.;
    flow = normalize(vec2(1., .18));
    depth = 100.;
    detail = .2;
    float land = .035 * smoothstep(.1, -1.4, p.x) * (.6 + .6 * layers3(vec2(p.x * 5., 2.)));
    if (ray.y < land) {
      col = mix(hex(0x5f8fa6), hex(0x88aab0), layers3(p * vec2(7., 20.)));
      id = 13.;
      depth = 80.;
    }
  }
  col = film(col * .62);
}
