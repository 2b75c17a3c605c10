// A still tarn in autumn: two dolerite peaks and slopes of orange beech, mirrored in dark green water.
const vec3 SUN = normalize(vec3(-.80, .42, -.18));

float massAt(vec2 p) {
  float h = 2.62 * exp(-pow(length((p - vec2(-.75, 9.4)) * vec2(.60, .62)), 1.6));
  h = max(h, 2.05 * exp(-pow(length((p - vec2(1.55, 9.9)) * vec2(.62, .62)), 1.3)));
  h = max(h, 1.45 * exp(-pow(length((p - vec2(4.3, 9.2)) * vec2(.40, .6)), 2.)));
  h = max(h, 1.30 * exp(-pow(length((p - vec2(-4.6, 8.6)) * vec2(.38, .55)), 2.)));
  return max(h, .42 * smoothstep(6.2, 7.6, p.y + .5 * sin(p.x * .9)) * smoothstep(12., 9., p.y));
}

float heightAt(vec2 p, int octaves) {
  float mass = massAt(p);
  float rough = 0., a = .5;
  vec2 q = p * vec2(1.35, 1.1) + 4.;
  mat2 twist = mat2(1.6, 1.2, -1.2, 1.6);
  for (int i = 0; i < 8; i++) {
    if (i >= octaves) break;
    float n = 1. - abs(noise(q) * 2. - 1.);
    rough += a * n * n;
    q = twist * q;
    a *= .5;
  }
  float column = smoothstep(.3, .7, noise(vec2(p.x * 7., p.y * 1.6))) - .5;
  float crag = smoothstep(.8, 1.5, mass);
  return mass * (.70 + .50 * rough) + .05 * mass * column * crag + .10 * (rough - .4) * smoothstep(.0, .4, mass) - .17;
}

float march(vec3 from, vec3 ray, float limit, int octaves) {
  float t = 1.;
  for (int i = 0; i < 170; i++) {
    vec3 p = from + ray * t;
    float d = p.y - heightAt(p.xz, octaves);
    if (d < .0022 * t) return t;
    t += max(d * .40, .012);
    if (t > limit || p.y > 3.4) break;
  }
  return -1.;
}

vec3 normalAt(vec2 p, float e) {
  return normalize(vec3(heightAt(p - vec2(e, 0.), 8) - heightAt(p + vec2(e, 0.), 8), 2. * e,
    heightAt(p - vec2(0., e), 8) - heightAt(p + vec2(0., e), 8)));
}

vec3 skyAt(vec3 ray) {
  float y = max(ray.y, 0.);
  vec3 col = mix(hex(0xe9e6d2), hex(0xa9c7c9), smoothstep(.02, .22, y));
  col = mix(col, hex(0x6c98ac), smoothstep(.18, .6, y));
  vec2 u = vec2(ray.x / max(ray.z, .2), y);
  float d = layers6(u * vec2(1.1, 4.2) + vec2(3., 7.) + .6 * layers3(u * vec2(1.5, 3.)));
  return mix(col, mix(hex(0xb9bfc4), hex(0xfbf3e2), smoothstep(.45, .7, d)), smoothstep(.38, .56, d) * smoothstep(.04, .14, y) * .9);
}

vec3 shade(vec3 p, float t, out float kind, out vec3 n) {
  n = normalAt(p.xz, .006 + .0007 * t);
  float open = 1., s = .06;
  for (int i = 0; i < 30; i++) {
    vec3 q = p + SUN * s + vec3(0., .01, 0.);
    float d = q.y - heightAt(q.xz, 5);
    open = min(open, 9. * d / s);
    s += max(.05, d * .6);
    if (open < .01 || s > 5.) break;
  }
  open = sat(open);
  float streak = noise(vec2(p.x * 20. + p.z * 8., p.y * 2.2));
  vec3 albedo = mix(hex(0x535a66), hex(0xa39a8f), streak);
  float steep = smoothstep(.78, .46, n.y);
  float patchy = layers3(p.xz * 3.2 + 2.);
  float slope = smoothstep(1.25, .35, p.y + .7 * (patchy - .5)) * (1. - steep * .8);
  vec3 beech = mix(hex(0xb8431c), hex(0xf2a52e), smoothstep(.3, .7, layers3(p.xz * 6.5 + 5.)));
  vec3 pine = mix(hex(0x1f3b33), hex(0x4f6a43), layers3(p.xz * 9.));
  vec3 plants = mix(pine, beech, smoothstep(.42, .56, layers3(p.xz * vec2(2.1, 2.6) + 11.) + .12 * smoothstep(.1, .5, p.y)));
  albedo = mix(albedo, plants, slope);
  albedo = mix(albedo, hex(0x7b7468), smoothstep(.045, .015, p.y) * .7);
  kind = slope > .5 ? 3. : steep > .5 ? 2. : 4.;
  float sun = max(dot(n, SUN), 0.) * open;
  vec3 light = hex(0xffe0ae) * 2.7 * sun + mix(hex(0x50607a), hex(0x9fbfd6), .5 + .5 * n.y) * .52;
  vec3 col = albedo * light;
  return mix(col, hex(0xb9c9cf), .55 * (1. - exp(-pow(t * .05, 2.2))));
}

float stoneAt(vec2 p, vec2 at, vec2 size) {
  vec2 q = (p - at) / size;
  q += .75 * (vec2(noise(p * 7.), noise(p * 7. + 8.)) - .5) + .18 * (noise(p * 23.) - .5);
  return pow(abs(q.x), 2.4) + pow(abs(q.y), q.y > 0. ? 1.9 : 2.6) - 1.;
}

void placeStones(vec2 p, inout vec3 col, inout float depth, inout vec2 flow, inout float id, inout float detail) {
  vec2 at[4] = vec2[4](vec2(1.02, -.74), vec2(1.34, -.90), vec2(.74, -.90), vec2(-1.36, -.95));
  vec2 size[4] = vec2[4](vec2(.17, .085), vec2(.24, .13), vec2(.08, .035), vec2(.24, .11));
  for (int i = 0; i < 4; i++) {
    vec2 below = vec2(p.x, 2. * (at[i].y - size[i].y * .45) - p.y);
    float wake = stoneAt(below + vec2(.006 * sin(p.y * 130.), 0.), at[i], size[i] * vec2(1., .9));
    if (wake < 0. && p.y < at[i].y) col = mix(col, hex(0x1a2326), .72);
    float s = stoneAt(p, at[i], size[i]);
    if (s < 0. && p.y > at[i].y - size[i].y * .45) {
      vec2 q = (p - at[i]) / size[i];
      float lit = sat(.55 - .38 * q.x + .42 * q.y + .5 * (layers3(p * vec2(13., 20.)) - .5));
      col = mix(hex(0x2c3138), hex(0xb9ab98), lit * lit);
      col = mix(col, hex(0xd98b34), .65 * smoothstep(.56, .66, layers3(p * vec2(16., 22.) + 3.)) * step(.4, lit));
      col = mix(col, hex(0x191d20), smoothstep(-.15, -.42, q.y) * .8);
      id = 20. + float(i);
      flow = normalize(vec2(1., -q.x * .6));
      depth = 2.;
      detail = .9;
    }
  }
}

void scene(vec2 p, out vec3 col, out float depth, out vec2 flow, out float id, out float detail) {
  vec3 eye = vec3(.25, .26, .2);
  vec3 ray = normalize(vec3(p.x, p.y - .02, 3.05));
  float lake = ray.y < 0. ? -eye.y / ray.y : 1e5;
  float t = march(eye, ray, min(lake, 17.), 8);
  vec3 n;
  float kind;
  if (t > 0. && t < lake) {
    col = shade(eye + ray * t, t, kind, n);
    id = kind;
    depth = t;
    detail = .8;
    vec2 fall = vec2(n.x, -1. + n.y * n.y);
    flow = length(fall) > .08 ? normalize(fall + vec2(.12, 0.)) : vec2(1., .1);
    if (kind == 3.) flow = normalize(flow * .35 + vec2(.8, .25));
  } else if (lake < 60.) {
    vec3 q = eye + ray * lake;
    vec2 k = q.xz * vec2(2., 6.5);
    float e = .03;
    float w = layers4(k);
    float breeze = .05 + .30 * smoothstep(.58, .72, layers3(q.xz * vec2(.4, 1.9) + 3.));
    vec2 tilt = vec2(w - layers4(k + vec2(e, 0.)), w - layers4(k + vec2(0., e))) / e * vec2(.08, .14) * breeze;
    vec3 bounce = reflect(ray, normalize(vec3(tilt.x, 1., tilt.y)));
    bounce.y = abs(bounce.y) + .002;
    float hit = march(q + vec3(0., .004, 0.), bounce, 17., 6);
    vec3 mirror = skyAt(bounce);
    if (hit > 0.) mirror = shade(q + bounce * hit, lake + hit, kind, n) * .80;
    float fresnel = .16 + .84 * pow(1. - max(-ray.y, 0.), 5.);
    vec3 deep = mix(hex(0x0f2a2a), hex(0x4a4a26), smoothstep(2.6, .9, q.z - .25 * abs(q.x)) * .8);
    col = mix(deep, mirror, sat(fresnel + .12));
    col = mix(col, hex(0xdde6e2), .22 * smoothstep(.62, .72, layers3(vec2(q.x * .5, q.z * 4.))) * smoothstep(1.5, 5., lake));
    depth = lake;
    id = 1.;
    flow = hit > 0. ? vec2(.15, 1.) : vec2(1., 0.);
    flow = mix(flow, vec2(1., 0.), step(.12, breeze));
    detail = .55;
    placeStones(p, col, depth, flow, id, detail);
  } else {
    col = skyAt(ray);
    id = 0.;
    depth = 90.;
    detail = .2;
    flow = normalize(vec2(1., .2 * (layers3(p * 1.6) - .45)));
  }
  col = film(col * 1.02);
}
