// A dark room; one lamp from above on an easel that is still covered with its cloth.
#include "../engine/solids.glsl"

const vec3 LAMP = vec3(-1.15, 5.0, 1.0);
const vec3 AIM = vec3(.0, .7, .0);

float stand(vec3 p) {
  float d = 1e3;
  for (int i = 0; i < 2; i++) {
    vec3 a = vec3(i == 0 ? -.62 : .62, 0., .16), b = vec3(i == 0 ? -.06 : .06, 1.7, -.30), q = p - a, w = b - a;
    d = min(d, length(q - w * sat(dot(q, w) / dot(w, w))) - .035);
  }
  vec3 a = vec3(.0, .0, -.95), q = p - a, w = vec3(0., 1.9, -.08) - a;
  d = min(d, length(q - w * sat(dot(q, w) / dot(w, w))) - .032);
  vec3 t = p - vec3(0., .40, .16);
  return min(d, max(max(abs(t.x) - .78, abs(t.y) - .045), abs(t.z) - .07));
}

// The cloth hangs from the upper edge of a canvas and from the head of the easel; its folds open as they fall.
float cloth(vec3 p) {
  float fall = sat((2.20 - p.y) / 1.8), x = p.x / (.60 + .26 * fall);
  vec3 q = p;
  q.z += .30 * (p.y - 1.3) * .5;
  float around = atan(q.x, q.z * 1.6);
  float folds = sin(around * 9. + 1.1 * sin(around * 2. + p.y * .8) + .35 * p.y) * .6 + sin(around * 17. + 2. + .6 * sin(p.y * 1.3)) * .28;
  float swag = .022 * sin((p.x * 1.4 + p.y * 2.2) * 3.) * exp(-pow((fall - .22) / .2, 2.)) * smoothstep(.05, .5, abs(p.x));
  float wide = .585 + .24 * fall * fall + (.02 + .16 * fall) * folds * .5;
  float deep = .075 + .19 * fall + (.04 + .28 * fall) * folds * .55 + swag;
  vec2 b = abs(vec2(q.x, q.z)) - vec2(wide, deep) + .10;
  float d = length(max(b, 0.)) + min(max(b.x, b.y), 0.) - .10;
  float top = 2.10 + .34 * exp(-abs(p.x) * 7.5) - .03 * sin(sat(abs(p.x) / .56) * PI);
  d = max(d, (p.y - top) * .8);
  float hem = .27 + .13 * sin(around * 1.7 + .8) + .045 * folds + .10 * smoothstep(.3, .8, x);
  return max(d, hem - p.y) * .44;
}

vec2 map(vec3 p) {
  vec2 d = vec2(blendMin(p.y, p.z + 3.4, .25), 1.);
  float box = max(length(p - vec3(0., 1.3, 0.)) - 1.7, 0.);
  if (box > .3) return nearer(d, vec2(box, 0.));
  d = nearer(d, vec2(cloth(p), 2.));
  d = nearer(d, vec2(stand(p), 3.));
  vec3 s = p - vec3(1.12, .0, .50);
  d = nearer(d, vec2(max(length(s.xz) - .22, abs(s.y - .46) - .025) - .01, 4.));
  for (int i = 0; i < 3; i++) {
    float a = float(i) * 2.09 + .4;
    vec3 f = s - vec3(cos(a) * .19, 0., sin(a) * .19) * (1.15 - .4 * s.y);
    d = nearer(d, vec2(max(length(f.xz) - .022, abs(f.y - .22) - .24), 4.));
  }
  vec3 j = s - vec3(0., .49, 0.);
  d = nearer(d, vec2(max(length(j.xz) - .075 - .02 * sin(j.y * 14.), abs(j.y - .10) - .10), 5.));
  for (int i = 0; i < 4; i++) {
    float a = float(i) * 1.7 + .3;
    vec3 h = normalize(vec3(cos(a) * .22, 1., sin(a) * .22)), k = j - vec3(0., .08, 0.);
    float t = clamp(dot(k, h), 0., .40 + .06 * float(i % 2));
    d = nearer(d, vec2(length(k - h * t) - .012 - .016 * smoothstep(.32, .42, t), 6. + float(i)));
  }
  return d;
}

float beam(vec3 q) {
  vec3 down = normalize(AIM - LAMP), to = q - LAMP;
  float along = dot(to, down), off = length(to - down * along) / max(along, .01);
  return smoothstep(.335, .255, off) * step(0., along);
}

void scene(vec2 p, out vec3 col, out float depth, out vec2 flow, out float id, out float detail) {
  vec3 from = vec3(-1.1, 1.55, 7.6);
  mat3 camera = lookAt(from, vec3(.06, 1.28, 0.));
  vec3 way = normalize(camera * vec3(p, 4.4));
  vec2 hit = walk(from, way, 4., 17.);
  vec3 q = from + way * hit.x, n = findNormal(q), to = normalize(LAMP - q), axis = vec3(0, 1, 0);
  float m = hit.y, open = findOpenness(q, n), far = length(LAMP - q);
  float lamp = beam(q) * max(0., dot(n, to)) * castShadow(q + n * .02, to, 12., far) * 21. / (far * far);
  vec3 base = hex(0x4a4048);
  id = m; detail = .95;
  if (m < 1.5) {
    float board = fract(q.x * 1.6);
    bool below = n.y > .6;
    base = below ? mix(hex(0x4d3527), hex(0x7a5536), noise(vec2(floor(q.x * 1.6) * 7., q.z * .7)) * .7 + .3 * noise(vec2(q.x * 40., q.z * 2.))) * (.7 + .3 * smoothstep(.0, .05, board)) : mix(hex(0x2a3a66), hex(0x3a4f80), layers3(q.xy * 1.2));
    axis = below ? vec3(0, 0, 1) : normalize(vec3(1., .8 * sin(q.x + q.y), 0.)); detail = below ? .45 : .08; id = below ? 1. : 11.;
  } else if (m < 2.5) { base = mix(hex(0xb82c1c), hex(0x8f1a1c), layers3(q.xy * 3.)); axis = normalize(vec3(.25 * q.x, 1., .2)); }
  else if (m < 3.5) base = mix(hex(0x8a5a34), hex(0xb98550), noise(vec2(q.x * 30., q.y * 3.)));
  else if (m < 4.5) { base = hex(0x6d4a33); axis = n.y > .7 ? vec3(1, 0, 0) : axis; }
  else if (m < 5.5) base = hex(0x2f6f8f);
  else base = m < 6.5 ? hex(0xc98a4a) : m < 7.5 ? hex(0xd8432a) : m < 8.5 ? hex(0x3f6fb8) : hex(0xe8c069);
  vec3 dim = mix(hex(0x17162a), hex(0x3a4670), .5 + .5 * n.y) * .34 * open + hex(0x3f5f9f) * .16 * max(0., -n.x) * open;
  vec3 warm = hex(0xffb878) * .16 * max(0., -n.y + .25) * open * exp(-q.y * .9) * beam(vec3(q.x, 0., q.z));
  col = base * (hex(0xffe6bd) * lamp + dim + warm * 2.);
  if (m > 1.5 && m < 2.5) col = col * mix(.55, 1., open) + base * hex(0xff9a5a) * .05 * open * lamp;
  // Dust in the air shows the cone.
  float dust = 0., reach = min(hit.x, 12.);
  for (int i = 0; i < 18; i++) {
    vec3 a = from + way * mix(5.8, reach, (float(i) + .5) / 18.);
    float d = length(LAMP - a);
    dust += beam(a) * (.55 + .7 * layers3(a.xy * 1.6 + a.z)) * 3. / (d * d + 1.);
  }
  col += hex(0xffdca6) * dust * .030;
  col += hex(0x2a3a6a) * .03 * smoothstep(0., 3., q.y);
  flow = brushAlong(axis, n, camera); depth = hit.x;
  if (m < 1.5 && n.y <= .6) flow = normalize(vec2(.28 + .2 * p.x, 1.));
  col = film(col * 1.1);
}
