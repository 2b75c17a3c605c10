// Light on the vessels: every lamp with its own shadow and its own shine, what lies around as in a mirror, and once more
// for what the glaze mirrors of the things beside it.
#include "vessels.glsl"

// A lamp: where it is, its light as it arrives in the middle of the plinth, and its radius. The larger, the softer.
struct Lamp { vec3 at, light; float radius; };

int countLamps();
Lamp lampAt(int i);
// The background in that direction; `blur` 0 to 1. And all the light that falls on a surface facing that way.
vec3 world(vec3 way, float blur);
vec3 around(vec3 n);
// How long the film is exposed. The plinth's colour and how well it mirrors, 0 to 1.
vec4 stoneAt(vec3 q);
float exposure();

// 1 in the light, 0 in shadow; soft as far as the lamp is wide. After Sebastian Aaltonen.
float shadowOf(vec3 p, vec3 to, float wide, float reach) {
  float open = 1., t = .012, before = 1e9;
  for (int i = 0; i < 60; i++) {
    float d = map(p + to * t).x, y = i == 0 ? 0. : d * d / (2. * before), x = sqrt(max(0., d * d - y * y));
    open = min(open, x / (wide * max(.001, t - y)));
    before = d;
    t += clamp(d * .8, .008, .16);
    if (open < .004 || t > reach) break;
  }
  open = sat(open);
  return open * open * (3. - 2. * open);
}

vec3 lamps(vec3 q, vec3 bare, vec3 way, Surface s) {
  vec3 sum = vec3(0.);
  for (int i = 0; i < 4; i++) {
    if (i >= countLamps()) break;
    Lamp lamp = lampAt(i);
    vec3 to = lamp.at - q;
    float far = length(to), facing, wide = lamp.radius / far;
    to /= far;
    facing = dot(s.n, to);
    if (facing <= 0. || dot(bare, to) < -.1) continue;
    vec3 reach = lamp.light * dot(lamp.at, lamp.at) / (far * far) * shadowOf(q + bare * .008, to, wide, min(far, 4.5)) * smoothstep(-.1, .12, dot(bare, to));
    vec3 h = normalize(to - way);
    // The wider a lamp, the wider the spot it leaves, and the fainter.
    float a = sat(s.rough * s.rough + wide * .5), a2 = a * a, nh = max(0., dot(s.n, h)), lh = max(0., dot(to, h));
    float d = nh * nh * (a2 - 1.) + 1., fresnel = s.gloss + (1. - s.gloss) * pow(1. - lh, 5.);
    sum += reach * facing * (s.colour + fresnel * .25 * a2 / (d * d * max(lh * lh, .1)));
  }
  return sum;
}

// All light that falls on the plinth, of which it throws some back.
vec3 falling() {
  vec3 sum = around(vec3(0, 1, 0));
  for (int i = 0; i < 4; i++) if (i < countLamps()) sum += lampAt(i).light * max(0., normalize(lampAt(i).at).y) * .75;
  return sum;
}

vec3 shade(vec3 q, vec3 bare, vec3 way, Surface s, out float mirror) {
  float open = findOpenness(q, bare), nv = max(0., dot(s.n, -way));
  mirror = (s.gloss + (max(1. - s.rough, s.gloss) - s.gloss) * pow(1. - nv, 5.)) * mix(1., .12, smoothstep(.1, .6, s.rough));
  vec3 bounce = stoneAt(vec3(0.)).rgb * falling() * .42 * (.5 - .5 * bare.y) * exp(-1.6 * max(q.y, 0.)) * step(0., q.y);
  return lamps(q, bare, way, s) + s.colour * (around(s.n) + bounce) * open;
}

void scene(vec2 p, out vec3 col, out float depth, out vec2 flow, out float id, out float detail) {
  vec3 from = vec3(.0, 1.50, 6.6);
  mat3 camera = lookAt(from, vec3(-.03, .74, 0.));
  vec3 way = normalize(camera * vec3(p, 3.62));
  vec2 hit = walk(from, way, 3.2, 10.);
  flow = vec2(1, 0); detail = 1.; id = hit.y; depth = hit.x;
  if (hit.x > 10.) col = world(way, .12);
  else {
    vec3 q = from + way * hit.x, n = findNormal(q);
    vec4 stone = stoneAt(q);
    Surface s = findSurface(q, n, hit.y, stone.rgb, stone.a);
    float mirror, unused;
    col = shade(q, n, way, s, mirror);
    if (mirror > .004) {
      vec3 back = reflect(way, s.n);
      back = normalize(back + n * max(0., .02 - dot(back, n)));
      vec2 seen = walk(q + n * .012, back, .01, 6.);
      vec3 there = world(back, s.rough);
      if (seen.x < 6.) {
        vec3 r = q + n * .012 + back * seen.x, rn = findNormal(r);
        vec4 other = stoneAt(r);
        there = mix(shade(r, rn, back, findSurface(r, rn, seen.y, other.rgb, other.a), unused), around(back), sat(s.rough * seen.x * .9));
      }
      col += mirror * there * mix(1., findOpenness(q, n), .6);
    }
  }
  col = film(col * exposure()) + (hash2(gl_FragCoord.xy * .37) - .5) * .0025;
}
