import { maxLamps } from '../lamps.ts'

const header = `#version 300 es
precision highp float; precision highp int;
`

/** The environment light of a direction: sky, ground and up to four sources, blurred by roughness. */
const environment = `
uniform vec3 zenith, horizon, ground;
uniform vec4 sources[4]; // direction, and sharpness
uniform vec3 sourceLight[4];
vec3 environmentLight(vec3 d, float blur) {
  vec3 sky = mix(horizon, zenith, smoothstep(-.1 - .4 * blur, .55 + .6 * blur, d.y));
  vec3 light = mix(ground, sky, 1. / (1. + exp(-d.y * mix(14., 2.6, blur))));
  for (int i = 0; i < 4; i++) {
    float small = 1. / (1. / sources[i].w + blur * .7);
    light += sourceLight[i] * (small / sources[i].w) * exp(small * (dot(d, sources[i].xyz) - 1.));
  }
  return light;
}
vec3 toneMap(vec3 x) { return clamp((x * (2.51 * x + .03)) / (x * (2.43 * x + .59) + .14), 0., 1.); }
vec3 toSrgb(vec3 x) { return mix(12.92 * x, 1.055 * pow(x, vec3(1. / 2.4)) - .055, step(.0031308, x)); }
uniform int lamps;
uniform vec3 lampDirection[${maxLamps}], lampLight[${maxLamps}];
`

/** The projection of a point, with the focal length of the painted head. */
const lens = `
uniform mat3 rotation; uniform vec4 frame; // half sizes of a unit in clip space, and the center
const vec3 EYE = vec3(0., .05, 8.); const float FOCAL = 4.1;
vec4 project(vec3 p) {
  vec3 ahead = normalize(vec3(0., -.22, 0.) - EYE), right = normalize(cross(ahead, vec3(0, 1, 0))), up = cross(right, ahead);
  vec3 q = p - EYE;
  float far = dot(q, ahead);
  return vec4(FOCAL * dot(q, right) * frame.x + frame.z * far, FOCAL * dot(q, up) * frame.y + frame.w * far, far * 2.538 - 17.69, far);
}
`

export const shadowVertex = `${header}
in vec3 position; uniform mat3 rotation; uniform mat3 lightMatrix;
void main() { vec3 p = lightMatrix * (rotation * position + vec3(0., .3, 0.)); gl_Position = vec4(p.xy / 2.7, -p.z / 3.4, 1.); }`

export const shadowFragment = `${header}
void main() {}`

export const figureVertex = `${header}${lens}
in vec3 position, normal; in vec2 material;
out vec3 p, n, g; out float openness; flat out float part;
mat2 turn(float a) { float c = cos(a), s = sin(a); return mat2(c, -s, s, c); }
void main() {
  p = rotation * position; n = rotation * normal; openness = material.x; part = material.y;
  g = position; g.xz = turn(.62) * g.xz; g.yz = turn(-.06) * g.yz; g.xy = turn(.1) * g.xy;
  gl_Position = project(p);
}`

export const figureFragment = `${header}${environment}
in vec3 p, n, g; in float openness; flat in float part; out vec4 fragColor;
uniform highp sampler2DArrayShadow shadows; uniform mat3 lightMatrices[${maxLamps}];
uniform float painted; uniform vec3 eye;
float sat(float x) { return clamp(x, 0., 1.); }
vec3 hex(int v) { return pow(vec3(float((v >> 16) & 255), float((v >> 8) & 255), float(v & 255)) / 255., vec3(2.2)); }
float hash(vec2 q) { q = fract(q * vec2(123.34, 456.21) + .1173); q += dot(q, q + 45.32); return fract(q.x * q.y); }
float noise(vec2 q) {
  vec2 i = floor(q), f = fract(q); f = f * f * (3. - 2. * f);
  return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x), mix(hash(i + vec2(0, 1)), hash(i + vec2(1, 1)), f.x), f.y);
}
float fbm(vec2 q) { return .5 * noise(q) + .25 * noise(q * 2. + 3.1) + .125 * noise(q * 4. + 7.); }

struct Surface { vec3 albedo, glow; float gloss, relief; };

Surface skin() {
  Surface s = Surface(hex(0xd99b78), hex(0xe0502e) * .13, .22, 0.);
  vec3 m = vec3(abs(g.x), g.yz);
  vec3 cheek = (m - vec3(.4, -.2, .66)) * vec3(1., 1.2, 1.) / .22, tip = (g - vec3(0, -.24, 1.)) / .13;
  s.albedo = mix(s.albedo, hex(0xd9625a), .55 * exp(-dot(cheek, cheek)));
  s.albedo = mix(s.albedo, hex(0xd0655c), .45 * exp(-dot(tip, tip)));
  s.albedo = mix(s.albedo, hex(0xe8b890), .35 * smoothstep(.25, .6, g.y));
  float front = step(.3, g.z) * step(-1.05, g.y), y = g.y;
  float upper = smoothstep(.05, 0., abs(y + .476 - .025 * cos(m.x * 24.)) - .03) * smoothstep(.185, .12, m.x);
  float lip = max(upper, smoothstep(.03, 0., abs(y + .553) - .038) * smoothstep(.155, .08, m.x)) * front;
  s.albedo = mix(s.albedo, hex(0xb23a44), lip * .9);
  s.gloss = mix(s.gloss, .5, lip);
  float parting = smoothstep(.014, .004, abs(y + .51 - .012 * cos(m.x * 30.))) * smoothstep(.2, .15, m.x) * front;
  s.albedo = mix(s.albedo, hex(0x5a1c24), parting);
  vec2 e = vec2(m.x - .275, y - .01);
  float drop = -.03 + 1.9 * e.x * e.x - .02 * e.x - e.y, root = e.x / (1. + 4.5 * max(drop, 0.));
  float line = smoothstep(.019, .007, abs(drop)) * smoothstep(.155, .13, abs(e.x)) * front;
  float reach = .05 * smoothstep(-.12, .1, root), thin = .34 * (1. - sat(drop / max(reach, .01)));
  float lash = smoothstep(thin + .1, thin, abs(fract(root * 27.) - .5)) * step(0., drop) * step(drop, reach)
    * smoothstep(.15, .13, abs(root)) * front;
  s.albedo = mix(s.albedo, hex(0x2a1512), max(line, lash * .9));
  vec2 lid = vec2(e.x * .8, e.y - .085) / .1;
  s.albedo = mix(s.albedo, hex(0xa8575a), .4 * exp(-dot(lid, lid)) * front);
  vec2 b = vec2(m.x - .29, y - .318);
  float bow = abs(b.y + .9 * b.x * b.x - .03 * b.x) + .05 * max(b.x, 0.);
  s.albedo = mix(s.albedo, hex(0x3c1f18), smoothstep(.036, .016, bow) * smoothstep(.19, .15, abs(b.x)) * front * .9);
  vec2 freckled = (m.xy - vec2(.3, -.16)) * vec2(.8, 1.4) / .2;
  s.albedo = mix(s.albedo, hex(0xa5603f), smoothstep(.62, .75, noise(g.xy * 34.)) * exp(-dot(freckled, freckled)) * .55);
  return s;
}
Surface hair() {
  float a = atan(g.x, g.z), wave = a * 26. + g.y * 5. + 4. * fbm(vec2(a * 2., g.y * 2.));
  float fine = noise(vec2(a * 90. + g.y * 4., g.y * 3.));
  vec3 albedo = mix(hex(0x321819), hex(0x7a3922), (.5 + .5 * sin(wave)) * .55 + .25 * fine);
  return Surface(albedo, vec3(0), .34, .011 * sin(wave) + .004 * fine);
}
Surface coat() {
  vec2 q = p.xy; float y = (g.y + .06);
  vec3 albedo = mix(hex(0x1f6f78), hex(0x2f9a96), fbm(q * 3.));
  float knit = .012 * sin(y * 38. + sin(g.x * 6.)) * smoothstep(-1.9, -1.6, y);
  return Surface(albedo, vec3(0), .03, knit + .01 * fbm(g.xy * 6.));
}
Surface flower() {
  if (part < 21.5) return Surface(hex(0xfff0dd), hex(0xffb6a0) * .12, .15, 0.);
  if (part < 22.5) return Surface(hex(0xf2567a), hex(0xff4060) * .14, .15, 0.);
  if (part < 23.5) return Surface(hex(0xffb03a), hex(0xff8020) * .14, .15, 0.);
  if (part < 24.5) return Surface(hex(0xf6c62d), vec3(0), .2, 0.);
  if (part < 25.5) return Surface(hex(0x3f8a63), hex(0x80d060) * .07, .2, 0.);
  if (part < 26.5) return Surface(hex(0x8fc0a0), hex(0x80d060) * .07, .2, 0.);
  if (part < 29.) return Surface(hex(0xd23b3b), vec3(0), .5, 0.);
  return Surface(hex(0xe9b44c), vec3(0), 1.3, 0.);
}
float gridLine(float x) { return smoothstep(.049, .0175, abs(fract(x) - .5)); }

// Bump mapping. Morten Mikkelsen, "Bump mapping unparametrized surfaces on the GPU", 2010.
vec3 bump(vec3 normal, float relief) {
  vec3 across = dFdx(p), down = dFdy(p), r1 = cross(down, normal), r2 = cross(normal, across);
  float size = dot(across, r1);
  vec3 slope = sign(size) * (dFdx(relief) * r1 + dFdy(relief) * r2);
  return normalize(abs(size) * normal - slope);
}
float lampVisibility(int i, vec3 normal) {
  vec3 q = lightMatrices[i] * (p + normal * .025 + vec3(0., .3, 0.));
  vec3 at = vec3(q.xy / 2.7, -q.z / 3.4) * .5 + .5;
  float sum = 0.;
  for (int s = 0; s < 9; s++) {
    vec2 aside = vec2(s % 3 - 1, s / 3 - 1) * .0016;
    sum += texture(shadows, vec4(at.xy + aside, float(i), at.z - .005));
  }
  return sum / 9.;
}
void main() {
  Surface s;
  if (part < 1.5) s = skin(); else if (part < 2.5) s = hair(); else if (part < 3.5) s = coat(); else s = flower();
  float border = g.x * .75 + .16 * sin(g.y * 4.6 + .6) + .05 * sin(g.y * 13.) + .1 - (part < 20.5 ? .28 : .5) - painted;
  vec3 glow = vec3(0);
  if (border > 0.) {
    float wire = part < 3.5 ? max(gridLine(atan(g.x, g.z + .2) * 9.55), gridLine(g.y * 8.5)) : 0.;
    s = Surface(mix(hex(0xcfc9c2), hex(0x5d6a80), wire * .6), vec3(0), .1, s.relief * .6);
  }
  glow = smoothstep(.035, 0., abs(border)) * hex(0xff6a3a) * .9;
  vec3 view = normalize(eye - p), normal = normalize(n);
  if (s.relief != 0.) normal = bump(normal, s.relief);
  if (dot(normal, view) < 0.) normal = normalize(normal - 1.02 * dot(normal, view) * view);
  bool isSkin = part < 1.5 && border <= 0.;
  vec3 light = environmentLight(normal, 1.) * openness * 1.3;
  vec3 shine = vec3(0), through = vec3(0);
  float edge = pow(1. - sat(dot(normal, view)), 4.), dull = 1. - sat(s.gloss * .75);
  float tight = mix(10., 60., sat(s.gloss));
  for (int i = 0; i < ${maxLamps}; i++) {
    if (i >= lamps) break;
    float facing = dot(normal, lampDirection[i]), lit = facing > -.3 ? lampVisibility(i, normalize(n)) : 0.;
    float straight = max(facing, 0.);
    light += lampLight[i] * straight * lit;
    if (isSkin) light += lampLight[i] * vec3(.32, .07, .04) * sat((facing + .3) / 1.3) * (1. - straight) * (.25 + .75 * lit);
    through += lampLight[i] * (.35 + .65 * lit) * (.5 + .5 * facing);
    shine += lampLight[i] * lit * step(0., facing) * (pow(sat(dot(normal, normalize(lampDirection[i] + view))), tight) * s.gloss * .5 + edge * .12);
  }
  vec3 around = environmentLight(reflect(-view, normal), dull * dull) * openness;
  vec3 colour = s.albedo * light * .82 + s.glow * through * .6 + shine + around * (.03 + .35 * s.gloss * s.gloss * .5 + edge * .3) + glow;
  if (part > 29. && border <= 0.) colour = s.albedo * (light * .25 + around * 1.5) + shine * 1.4;
  colour *= smoothstep(-2.3, -1.55, p.y) * .85 + .15;
  fragColor = vec4(toSrgb(toneMap(colour * .74)), 1.);
}`

export const groundVertex = `${header}
in vec2 corner; out vec2 at; void main() { at = corner; gl_Position = vec4(corner, .9999, 1.); }`

/** The background: the blurred and darkened environment, a thin ring, and the lamps. */
export const groundFragment = `${header}${environment}
in vec2 at; out vec4 fragColor; uniform vec4 frame; uniform vec3 base;
void main() {
  vec2 q = (at - frame.zw) / frame.xy; // in half heights of the picture, relative to the head
  vec3 d = normalize(vec3(q * .55 - vec2(0., .1), -1.));
  vec3 colour = environmentLight(d, .28) * .32;
  float bright = dot(colour, vec3(.2126, .7152, .0722));
  colour *= .034 / (.034 + bright);
  float far = length(q - vec2(.06, .18));
  colour = mix(base, colour + base * .35, exp(-.18 * dot(q, q)));
  colour += smoothstep(.006, 0., abs(far - 1.02)) * vec3(.05, .13, .14);
  for (int i = 0; i < ${maxLamps}; i++) {
    if (i >= lamps) break;
    vec2 hangs = vec2(.06, .12) + lampDirection[i].xy * 1.12 * (1. - .12 * lampDirection[i].z);
    float away = length(q - hangs);
    vec3 tint = lampLight[i] / (max(lampLight[i].r, max(lampLight[i].g, lampLight[i].b)) + .001);
    float strength = min(1., length(lampLight[i]));
    colour += tint * strength * (smoothstep(.05, .03, away) * .9 + exp(-away * away * 26.) * .16);
  }
  float grain = fract(sin(dot(gl_FragCoord.xy, vec2(12.9898, 78.233))) * 43758.5453) - .5;
  fragColor = vec4(toSrgb(clamp(colour, 0., 1.)) + grain / 255., 1.);
}`
