"""The network: a U-Net of plain 3x3 convolutions. Input: 160 x 160 BGR and strokes; output: hair logits and one presence logit."""

import torch
import torch.nn as nn
import torch.nn.functional as F

INPUT = 160
WIDTHS = (12, 20, 32, 64, 96)
COLOURS = 3
MARKS = 2  # planes of the user's strokes: hair, not hair
MARK = 2  # the value of a pixel that lies under a stroke


def conv(inputs, outputs, stride=1):
    return nn.Sequential(nn.Conv2d(inputs, outputs, 3, stride, 1, bias=False), nn.BatchNorm2d(outputs), nn.ReLU(True))


def stage(inputs, outputs):
    return nn.Sequential(conv(inputs, outputs, 2), conv(outputs, outputs))


class HairNet(nn.Module):
    """Down to 1/32 and back up to 1/2 with skips; the last step to full size is bilinear.

    The presence of hair is computed from the mean and the maximum of the deepest level's channels.
    """

    def __init__(self, widths=WIDTHS, marks=MARKS):
        super().__init__()
        a, b, c, d, e = widths
        self.down = nn.ModuleList([conv(COLOURS + marks, a, 2), stage(a, b), stage(b, c), stage(c, d), stage(d, e)])
        self.up = nn.ModuleList([conv(e + d, d), conv(d + c, c), conv(c + b, b), conv(b + a, a)])
        self.out = nn.Conv2d(a, 1, 1)
        self.presence = nn.Linear(2 * e, 1)

    def forward(self, x):
        levels = self.descend(x)
        x, presence = levels[-1], self.presence(summary(levels[-1]))[:, 0]
        for up, skip in zip(self.up, reversed(levels[:-1])):
            x = up(torch.cat([F.interpolate(x, scale_factor=2, mode="nearest"), skip], 1))
        return F.interpolate(self.out(x), scale_factor=2, mode="bilinear", align_corners=False), presence

    def descend(self, x):
        levels = []
        x = x[:, :self.down[0][0].in_channels]  # earlier weights read no strokes
        for down in self.down:
            x = down(x)
            levels.append(x)
        return levels

    def convolutions(self):
        """(convolution, its batch norm or None) in the order of the forward pass."""
        blocks = [self.down[0]] + [block for stage in self.down[1:] for block in stage] + list(self.up)
        return [(block[0], block[1]) for block in blocks] + [(self.out, None)]


def summary(deepest):
    """Mean and maximum of every channel."""
    return torch.cat([deepest.mean((2, 3)), deepest.amax((2, 3))], 1)


def normalise(pictures, strokes=None):
    """N x S x S x 3 BGR bytes, and planes of strokes N x S x S x 2 (0 to 1), -> N x 5 x S x S floats around 0."""
    colours = (torch.from_numpy(pictures).permute(0, 3, 1, 2).float() - 128) / 64
    marks = torch.zeros(len(colours), MARKS, *colours.shape[2:]) if strokes is None else MARK * torch.from_numpy(strokes).permute(0, 3, 1, 2)
    return torch.cat([colours, marks], 1)
