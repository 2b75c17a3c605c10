// A dark studio with two coloured lights and what a painter of solids keeps there: sphere, vase, cone, cylinder, ring.
#include "../engine/solids.glsl"

const vec3 WARM = vec3(-3.1, 2.9, 2.2);
const vec3 COOL = vec3(3.3, 2.0, 1.5);

float vase(vec3 p) {
  float y = p.y, r = .20 + .25 * sin(clamp(y * 2.1 + .35, 0., 3.1)) - .09 * smoothstep(1.05, 1.3, y) + .16 * smoothstep(1.28, 1.62, y);
  float outer = max((length(p.xz) - r) * .7, max(-y, y - 1.62));
  return max(outer, -max((length(p.xz) - r + .04) * .7, 1.2 - y));
}

float cone(vec3 p) {
  vec2 q = vec2(length(p.xz), p.y);
  return max(dot(q - vec2(0., 1.12), normalize(vec2(1.12, .42))), -p.y) - .012;
}

vec2 map(vec3 p) {
  vec2 d = vec2(blendMin(p.y, 3. + p.z, 1.8), 1.);
  d = nearer(d, vec2(max(length(p.xz - vec2(-.02, .05)) - 1.02, abs(p.y - .10) - .10) - .015, 2.));
  d = nearer(d, vec2(length(p - vec3(-.22, .73, .22)) - .51, 3.));
  d = nearer(d, vec2(vase(p - vec3(1.42, 0., -.45)), 4.));
  d = nearer(d, vec2(cone(p - vec3(-1.62, 0., -.35)), 5.));
  d = nearer(d, vec2(max(length(p.xz - vec2(.50, -.18)) - .17, abs(p.y - .66) - .44) - .01, 6.));
  vec3 r = p - vec3(.72, .33, .55);
  r.yz = turn(.25) * r.yz; r.xz = turn(-.5) * r.xz;
  d = nearer(d, vec2(length(vec2(length(r.xy) - .16, r.z)) - .062, 7.));
  d = nearer(d, vec2(length(p - vec3(-1.02, .155, .98)) - .155, 8.));
  return nearer(d, vec2(length(p - vec3(1.98, .24, .52)) - .24, 9.));
}

// The sphere is half bare clay, half painted: bands of colour as if pulled by a broad brush.
vec3 paintSphere(vec3 n, out float painted) {
  vec3 m = n;
  m.xy = turn(.5) * m.xy;
  float edge = m.x + .16 * (layers4(vec2(m.y * 3., m.z * 3.)) - .5) + .07 * noise(vec2(m.y * 22., 3.));
  painted = smoothstep(-.02, .01, edge + .05);
  float v = m.y * 3.1 + .35 * sin(atan(m.z, m.x) * 2. + 1.) + .25 * (layers3(m.xz * 2.) - .5);
  float k = floor(v + 4.);
  vec3 c = k < 1.5 ? hex(0x1f3f9a) : k < 2.5 ? hex(0x2f8fae) : k < 3.5 ? hex(0xf0c15a) : k < 4.5 ? hex(0xe2553a) : k < 5.5 ? hex(0xf3a98a) : hex(0xf6ead2);
  return c * (.86 + .3 * noise(vec2(v * 14., atan(m.z, m.x) * 4.)));
}

vec3 lightFrom(vec3 at, vec3 tint, vec3 q, vec3 n, vec3 way, float shine, float tight) {
  vec3 to = at - q;
  float far = length(to);
  to /= far;
  float open = castShadow(q + n * .015, to, 9., far);
  vec3 halfway = normalize(to - way);
  float fall = 9. / (far * far + 2.);
  return tint * fall * open * (max(0., dot(n, to)) + shine * pow(max(0., dot(n, halfway)), tight));
}

void scene(vec2 p, out vec3 col, out float depth, out vec2 flow, out float id, out float detail) {
  vec3 from = vec3(.05, 1.7, 6.4);
  mat3 camera = lookAt(from, vec3(.12, .72, 0.));
  vec3 way = normalize(camera * vec3(p, 3.75));
  vec2 hit = walk(from, way, 3., 14.);
  vec3 q = from + way * hit.x, n = findNormal(q), axis = vec3(0, 1, 0);
  float m = hit.y, shine = .12, tight = 14.;
  vec3 base = hex(0xb9b2ab);
  id = m; detail = .95;
  if (m < 1.5) {
    base = mix(hex(0x3a3550), hex(0x4a4460), layers3(q.xz * 1.4 + q.y)) * (.9 + .2 * noise(q.xz * vec2(3., 9.)));
    axis = q.y < .5 ? vec3(1, 0, 0) : normalize(vec3(1., .45, 0)); detail = .16; shine = .10; tight = 10.;
  } else if (m < 2.5) { base = mix(hex(0x2a2638), hex(0x3c364c), noise(vec2(atan(q.z, q.x) * 12., q.y * 30.))); axis = n.y > .7 ? vec3(1, 0, .3) : vec3(1, 0, -q.x); shine = .35; tight = 40.; detail = .6; }
  else if (m < 3.5) {
    float painted;
    vec3 bright = paintSphere(n, painted);
    base = mix(hex(0xc9bfb3) * (.92 + .12 * layers3(n.xy * 8.)), bright, painted);
    axis = painted > .5 ? normalize(vec3(1., .55, .4)) : vec3(.3, 1, 0); shine = .10 + .5 * painted; tight = 30.; id = 3. + 20. * step(.5, painted);
  } else if (m < 4.5) {
    vec3 v = q - vec3(1.42, 0., -.45);
    float a = atan(v.x, v.z), wave = v.y + .05 * sin(a * 5.);
    base = mix(hex(0x1d6f73), hex(0x2f9a93), layers3(vec2(a * 2., v.y * 5.)));
    base = mix(base, hex(0xf0e3c8), smoothstep(.02, .0, abs(wave - .92) - .06) + smoothstep(.02, .0, abs(v.y - .22) - .025));
    base = mix(base, hex(0xd9482f), smoothstep(.02, .0, abs(wave - .70) - .035));
    axis = vec3(-v.z, 0, v.x); shine = 1.5; tight = 60.;
  } else if (m < 5.5) { base = mix(hex(0xd8643c), hex(0xe88a50), q.y); axis = vec3(0, 1, 0); shine = .2; }
  else if (m < 6.5) { base = hex(0xd9cdb8) * (.9 + .15 * noise(vec2(q.y * 30., atan(q.z + .18, q.x - .5) * 3.))); shine = .15; }
  else if (m < 7.5) { base = hex(0xe0b04a); shine = 1.6; tight = 30.; axis = vec3(.5, 1, 0); }
  else if (m < 8.5) { base = hex(0x2f49b8); shine = .9; tight = 50.; axis = vec3(1, .4, 0); }
  else { base = hex(0xc9bfb3); shine = .1; axis = vec3(1, .3, 0); }
  float open = findOpenness(q, n);
  vec3 lit = lightFrom(WARM, hex(0xffa268) * 3.0, q, n, way, shine, tight) + lightFrom(COOL, hex(0x58a6ff) * 2.1, q, n, way, shine, tight);
  vec3 above = mix(hex(0x2a2250), hex(0x6a4a8a), .5 + .5 * n.y) * .42 * open;
  float rim = pow(1. - max(0., dot(n, -way)), 3.);
  col = base * (lit + above) + (m > 2.5 ? rim * open * (hex(0x5fd0c8) * .22 * max(0., n.x + .3) + hex(0xff7a6a) * .20 * max(0., .3 - n.x)) : vec3(0.));
  if (m < 1.5) {
    float left = length(q - vec3(-2.6, 1.6, -2.6)), right = length(q - vec3(2.7, 1.3, -2.6));
    col += base * (hex(0xff7a50) * 1.0 * exp(-left * .8) + hex(0x2f9fd0) * .9 * exp(-right * .9));
  }
  flow = brushAlong(axis, n, camera); depth = hit.x;
  col = film(col * 1.05);
}
