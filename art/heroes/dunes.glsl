// Dunes at the end of the day: each crest a knife edge between apricot light and violet shade.
vec2 ridgeOf(float x, float k) {
  float y = .62 - .21 * k - .022 * k * k;
  y += (.10 + .030 * k) * sin(x * (1.25 - .07 * k) + k * 2.1 + .7) + .030 * sin(x * 3.1 + k * 4.) + .012 * (layers3(vec2(x * 2. + k * 5., k)) - .5);
  float e = .01;
  float y2 = (.10 + .030 * k) * sin((x + e) * (1.25 - .07 * k) + k * 2.1 + .7) + .030 * sin((x + e) * 3.1 + k * 4.);
  float y1 = (.10 + .030 * k) * sin(x * (1.25 - .07 * k) + k * 2.1 + .7) + .030 * sin(x * 3.1 + k * 4.);
  return vec2(y, (y2 - y1) / e);
}

// The sharp spine that runs down from a summit and parts the lit face from the shaded one.
float spine(vec2 p, float top, float k) {
  float down = top - p.y;
  return 1.15 * sin(k * 2.4 + .4) + 1.5 * down * (1. - .30 * down) + .22 * sin(down * 5. + k * 2.) - p.x;
}

void scene(vec2 p, out vec3 col, out float depth, out vec2 flow, out float id, out float detail) {
  float h = p.y;
  col = mix(hex(0xf7c795), hex(0x7fa6bd), smoothstep(.42, 1.1, h + .06 * layers3(p * 1.5)));
  col = mix(col, hex(0xf3e2c0), .8 * exp(-length((p - vec2(1.35, .72)) * vec2(.6, 1.2)) * 2.4));
  float streak = smoothstep(.5, .72, layers6(vec2(p.x * .7 + p.y, p.y * 5.) + 3.));
  col = mix(col, hex(0xe9a98e), streak * .5);
  flow = normalize(vec2(1., .16)); detail = .14; id = 1.; depth = 90.;
  for (int i = 0; i < 6; i++) {
    float k = float(i);
    vec2 r = ridgeOf(p.x, k);
    if (p.y > r.x) continue;
    float down = r.x - p.y, far = 1. - k / 6.;
    float s = spine(p, r.x, k), period = 5.2;
    float within = fract(s / period + .5);
    float lit = smoothstep(.495, .502 + .02 * down, within);
    float roll = sat(1. - abs(s) * .8);
    
    vec3 light = mix(hex(0xd96a34), hex(0xf0aa66), .30 + .55 * roll * roll + .18 * r.y);
    vec3 shade = mix(hex(0x3d2f63), hex(0x8a4f66), .2 + .6 * roll + .4 * sat(down * 2.));
    float ripple = sin((p.y * (60. - 7. * k) + p.x * 14. + 3. * layers3(p * 3.)) ) * .5 + .5;
    light *= .94 + .09 * ripple; shade *= .96 + .06 * ripple;
    col = mix(shade, light, lit);
    col = mix(col, hex(0xffd9a6), .8 * smoothstep(.022, .0, down) * smoothstep(.3, .6, lit));
    col = mix(col, mix(hex(0xe8a886), hex(0xb98aa0), .3), far * far * .45);
    col *= mix(1., .82, smoothstep(.1, .8, down) * (1. - lit));
    vec2 along = normalize(vec2(1., r.y));
    vec2 slip = normalize(vec2(.75, -1.));
    flow = normalize(mix(along, lit > .5 ? slip : vec2(slip.x, slip.y * .6), smoothstep(.02, .22, down)));
    id = 2. + k * 2. + step(.5, lit); detail = .45 + .4 * smoothstep(.05, .0, abs(within - .5)); depth = 60. - 9. * k;
  }
  col = film(col * 1.12);
}
