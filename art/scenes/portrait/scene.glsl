// Before a great disc, apricot above and coral below, with turquoise leaves behind it.
#include "../head/head.glsl"

const vec2 MIDDLE = vec2(.06, .18);

void ground(vec2 p, out vec3 colour, out vec2 flow, out float id, out float detail) {
  vec2 q = p - MIDDLE;
  float far = length(q), uneven = layers6(p * 1.1 + 3.);
  vec3 outside = mix(hex(0x1d5c63), hex(0x123c4c), smoothstep(-.8, 1., -p.y + .3 * p.x));
  vec3 disc = mix(hex(0xf08a4b), hex(0xe2574c), smoothstep(.7, -.6, p.y)) * 1.05;
  colour = mix(disc, outside, smoothstep(.8, .825, far + .02 * (uneven - .5))) * (.82 + .36 * uneven);
  id = far < .81 ? 0. : 40.;
  flow = normalize(vec2(-q.y, q.x) + .001);
  detail = .28;
  for (int k = 0; k < 14; k++) {
    float leaf = float(k), angle = leaf / 14. * 2. * PI + .2 * hash1(leaf);
    vec2 outwards = vec2(cos(angle), sin(angle));
    vec2 l = (q - outwards * (.93 + .1 * hash1(leaf + 7.))) * turn(-angle - .5 * (hash1(leaf + 2.) - .5));
    if (far <= .8 || length(vec2(l.x / .2, (l.y - .6 * l.x * l.x) / .058)) >= 1.) continue;
    colour = mix(hex(0x2f8a78), hex(0x8cc2a0), hash1(leaf + 20.) * (.4 + .6 * step(0., l.y)));
    id = 41. + leaf; flow = outwards; detail = .6;
  }
}

void scene(vec2 p, out vec3 colour, out float depth, out vec2 flow, out float id, out float detail) {
  Look look = lookAt(p);
  vec2 found = findFigure(look);
  if (found.x < 0.) {
    ground(p, colour, flow, id, detail);
    depth = 20.;
    colour = film(colour * 1.05);
    return;
  }
  vec3 at = look.eye + look.ray * found.x, n = findNormal(at), g = toHead(at);
  Surface s = findSurface(found.y, at, g);
  colour = film(light(s, at, n, look.ray));
  depth = found.x; id = s.id; detail = s.detail;
  flow = brushWay(s, g, n, look.right, look.up);
}
