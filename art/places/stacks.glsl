// Sea stacks and a natural arch after sunset: plum rock before an apricot sky, the light behind it.
const vec3 GLOW = normalize(vec3(.16, .10, 1.));

float pillar(vec3 p, vec2 foot, float radius, float height, float lean) {
  vec3 q = p - vec3(foot.x, 0., foot.y);
  q.x -= lean * q.y + .10 * radius * sin(q.y * 5. + foot.x * 9.);
  float girth = radius * (1.12 - .42 * smoothstep(0., height, q.y) + .35 * smoothstep(.25, 0., q.y));
  return blendMax(length(q.xz * vec2(1., .8)) - girth, q.y - height, .06);
}

float rockAt(vec3 p) {
  float block = noise(p * vec3(2.6, 1.4, 2.6)) - .5;
  float bed = noise(vec2(p.y * 9. + block, 3.)) - .5;
  float joint = abs(noise(vec2(p.x * 4.2 + p.z * 1.7, 9. + .3 * p.y)) - .5);
  vec3 w = p + vec3(.12 * block, 0., .12 * block);
  float head = max(abs(w.x + 4.35) - 2.95 - .10 * p.y, abs(w.z - 8.6) - 1.1);
  head = blendMax(head, p.y - 2.35 - .10 * p.x + .25 * block, .12);
  float span = blendMax(max(abs(w.x + 1.25) - 1.32 + .12 * p.y, abs(w.z - 8.) - .62), p.y - 1.98 + .16 * p.x + .2 * block, .14);
  vec2 hole = (w.xy - vec2(-.92, -.10)) / vec2(.50 - .10 * w.y, 1.32);
  span = blendMax(span, (1. - length(hole)) * .48, .10);
  float d = blendMin(head, span, .2);
  d = blendMin(d, pillar(p, vec2(1.05, 6.6), .27, 1.95, -.03), .05);
  d = blendMin(d, pillar(p, vec2(1.56, 6.9), .20, 1.05, .04), .10);
  d = blendMin(d, pillar(p, vec2(2.95, 10.5), .42, 1.75, .02), .05);
  d = blendMin(d, pillar(p, vec2(.45, 14.5), .40, 1.35, .0), .05);
  d = blendMin(d, pillar(p, vec2(4.9, 16.), .9, 1.5, .0), .05);
  d = blendMin(d, pillar(p, vec2(-.9, 4.7), .30, .14, .0), .2);
  d = blendMin(d, pillar(p, vec2(2.05, 5.0), .34, .16, .0), .2);
  return d + .10 * block + .035 * bed - .10 * joint;
}

float march(vec3 from, vec3 ray, float limit, int steps) {
  float t = .4;
  for (int i = 0; i < 130; i++) {
    if (i >= steps || t > limit) break;
    vec3 p = from + ray * t;
    if (ray.y > 0. && p.y > 3.) break;
    float d = rockAt(p);
    if (d < .0015 * t) return t;
    t += max(d * .62, .004 * t);
  }
  return -1.;
}

vec3 normalAt(vec3 p, float e) {
  vec2 k = vec2(1., -1.);
  return normalize(k.xyy * rockAt(p + k.xyy * e) + k.yyx * rockAt(p + k.yyx * e) + k.yxy * rockAt(p + k.yxy * e) + k.xxx * rockAt(p + k.xxx * e));
}

float barsAt(vec2 u) {
  return layers6(vec2(u.x * 1.1 + .7 * layers3(u * 1.2), u.y * 5.5) + 9.);
}

vec3 skyAt(vec3 ray) {
  float y = max(ray.y, 0.);
  float x = ray.x / max(ray.z, .2);
  float near = exp(-pow((x - .18) / .55, 2.));
  vec3 col = mix(hex(0xf2a066), hex(0xffd98c), near * exp(-y * 7.));
  col = mix(col, hex(0xd9826f), smoothstep(.05, .22, y));
  col = mix(col, hex(0x9c7f8a), smoothstep(.16, .34, y));
  col = mix(col, hex(0x5f7f8f), smoothstep(.27, .50, y));
  col = mix(col, hex(0x2c566e), smoothstep(.46, .8, y));
  vec2 u = vec2(x, y + .06 * x);
  float d = barsAt(u);
  float bar = smoothstep(.41, .55, d) * smoothstep(.05, .12, y) * smoothstep(.75, .36, y);
  float under = sat((d - barsAt(u + vec2(0., -.018))) * 7. + .35);
  vec3 cloud = mix(hex(0x62607c), hex(0xf5835a), under * smoothstep(.5, .12, y));
  return mix(col, cloud, bar * .85);
}

vec3 shade(vec3 p, vec3 n, float t, vec3 ray) {
  float grain = noise(p * vec3(6., 3., 6.));
  float bed = noise(vec2(p.y * 13. + grain, 1.));
  vec3 albedo = mix(hex(0x5b3d55), hex(0x9a6a62), bed * .6 + grain * .4);
  albedo = mix(albedo, hex(0x2a2038), .8 * smoothstep(.22, .04, p.y));
  float open = march(p + n * .03, normalize(GLOW + vec3(0., .12, 0.)), 4., 22) < 0. ? 1. : 0.;
  vec3 light = hex(0xff8a4e) * 2.3 * max(dot(n, GLOW), 0.) * open;
  light += hex(0xff9a6a) * .55 * pow(sat(1. - dot(n, -ray)), 2.5) * (.4 + .6 * open);
  light += mix(hex(0x2a3352), hex(0x7f93b4), .5 + .5 * n.y) * .50;
  light += hex(0x7fa0d0) * .62 * max(dot(n, normalize(vec3(-.6, .25, -.6))), 0.);
  light += hex(0xe07a70) * .22 * sat(-n.y + .15) * exp(-p.y * 1.5);
  vec3 air = mix(hex(0xa87a98), hex(0xf0a07a), exp(-pow(ray.x - .15, 2.) * 6.));
  return mix(albedo * light, air, .80 * (1. - exp(-pow(t * .052, 2.1))));
}

void scene(vec2 p, out vec3 col, out float depth, out vec2 flow, out float id, out float detail) {
  vec3 eye = vec3(-.12, .58, .9);
  vec3 ray = normalize(vec3(p.x, p.y + .47, 1.95));
  float sea = ray.y < 0. ? -eye.y / ray.y : 1e5;
  float t = march(eye, ray, min(sea, 24.), 130);
  if (t > 0. && t < sea) {
    vec3 q = eye + ray * t;
    vec3 n = normalAt(q, .004 + .0015 * t);
    col = shade(q, n, t, ray);
    depth = t;
    id = q.z > 12. ? 6. : q.z > 9.6 && q.x > 1. ? 5. : q.x > .7 ? 4. : q.z < 5.6 ? 3. : 2.;
    flow = abs(n.y) > .6 ? vec2(1., .15) : normalize(vec2(.12 + .5 * (noise(q * 2.) - .5), 1.));
    detail = 1. - .55 * smoothstep(6., 16., t);
  } else if (sea < 80.) {
    vec3 q = eye + ray * sea;
    vec2 k = q.xz * vec2(1.1, 2.8);
    float e = .03 + .004 * sea;
    float w = layers4(k);
    vec3 n = normalize(vec3((w - layers4(k + vec2(e, 0.))) * .16, e * 2.4 + .01 * sea, (w - layers4(k + vec2(0., e))) * .28));
    vec3 bounce = reflect(ray, n);
    bounce.y = abs(bounce.y) + .012;
    bounce = normalize(bounce);
    float hit = march(q + vec3(0., .02, 0.), bounce, 14., 60);
    vec3 mirror = skyAt(bounce);
    if (hit > 0.) {
      vec3 r = q + bounce * hit;
      mirror = shade(r, normalAt(r, .02), sea + hit, bounce) * .8;
    }
    float fresnel = .06 + .94 * pow(1. - max(dot(n, -ray), 0.), 3.);
    col = mix(hex(0x1d2450), mirror, sat(fresnel * .95 + .12));
    float shore = rockAt(vec3(q.x, .05, q.z));
    float foam = smoothstep(.20, .0, shore + (w - .5) * .5) * smoothstep(.3, .6, layers3(q.xz * vec2(4., 9.)));
    col = mix(col, hex(0xd8b9cc), foam * .75);
    col = mix(col, hex(0xffb070), .55 * (1. - exp(-pow(sea * .03, 1.6))) * exp(-pow(ray.x - .1, 2.) * 5.));
    depth = sea;
    id = 1.;
    flow = normalize(vec2(1., n.x * .8));
    detail = .35 + .5 * foam;
  } else {
    col = skyAt(ray);
    depth = 100.;
    id = 0.;
    flow = normalize(vec2(1., -.08 + .25 * (layers3(p * vec2(1.2, 2.)) - .5)));
    detail = .22;
  }
  col = film(col * 1.08);
}
